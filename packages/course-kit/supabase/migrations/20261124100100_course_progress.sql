-- One row per learner and level. The application checks its rules before it writes; the triggers below
-- check them again, because anybody can call the API without the application.
--
-- Refused values raise 22023 (HTTP 400), refused permission raises 42501 (HTTP 403).

create table public.course_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  level integer not null,
  completed_tasks text[] not null default '{}',
  quiz_completed boolean not null default false,
  quiz_score integer,
  quiz_marked boolean not null default false,
  quiz_time_seconds integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint course_progress_pkey primary key (user_id, level), -- also serves every policy and every query
  constraint course_progress_level check (level >= 1),
  constraint course_progress_tasks check (cardinality(completed_tasks) <= 200),
  constraint course_progress_score check (quiz_score between 0 and 100),
  constraint course_progress_completed_has_score check (not quiz_completed or quiz_score is not null),
  constraint course_progress_time check (quiz_time_seconds between 0 and 86400)
);

comment on table public.course_progress is 'What a learner has done of a level.';
comment on column public.course_progress.quiz_marked is 'Whether the database has marked an attempt with this score.';

-- Triggers fire in the order of their names. All of them run with the rights of the caller: what row-level
-- security hides from a stranger, it hides from the triggers too, so their errors give nothing away. They call
-- no function of schema private, which nobody but the owner may use.

-- The level exists and is open, and a row stays where it is.
create function private.check_progress_level() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  settings record;
begin
  select s.levels, s.pass_mark into strict settings from public.course_settings s;

  if new.level is null or new.level not between 1 and settings.levels then
    raise exception 'level % is not one of this course, which has 1 to %', new.level, settings.levels
      using errcode = '22023';
  end if;

  if new.level > 1 and not exists (
    select from public.course_progress p
    where p.user_id = new.user_id and p.level = new.level - 1
      and p.quiz_completed and p.quiz_score >= settings.pass_mark
  ) then
    raise exception 'level % is locked: level % is not passed', new.level, new.level - 1 using errcode = '42501';
  end if;

  if tg_op = 'UPDATE' then
    if (new.user_id, new.level) is distinct from (old.user_id, old.level) then
      raise exception 'a progress row keeps its learner and its level' using errcode = '42501';
    end if;
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;

  return new;
end $$;

revoke all on function private.check_progress_level() from public;

create trigger course_progress_1_level before insert or update on public.course_progress
  for each row execute function private.check_progress_level();

-- Two devices that tick different tasks both keep theirs. A device sends the whole list as it sees it, and in
-- the header x-completed-tasks-base the list that it had read before; what lies between the two is what its
-- learner did, and only that is done to the stored list:
--
--   (stored + (sent - base)) - (base - sent)
--
-- Without the header the sent list replaces the stored one, as if the base were what is stored.
-- Lists are stored as level-{n}-task-{k}, ascending, without repeats, whatever older form they come in:
-- 3, "3", task-{n}-3.
create function private.merge_completed_tasks() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  most_entries constant integer := 1000; -- far above any list, far below a burden
  stored text[]; -- null where there is no row yet
  header text := nullif(current_setting('request.headers', true), '')::json ->> 'x-completed-tasks-base';
  base jsonb;
  task_count integer;
  refused text;
begin
  if coalesce(cardinality(new.completed_tasks) > most_entries, true) then
    raise exception 'completed_tasks is not a list of at most % entries', most_entries using errcode = '22023';
  end if;

  if tg_op = 'UPDATE' then
    stored := old.completed_tasks;
  else
    -- An upsert passes here before it meets the stored row and turns into an update, which merges once more and
    -- to the same end, because the lock keeps others from the row in between.
    select p.completed_tasks into stored from public.course_progress p
    where p.user_id = new.user_id and p.level = new.level
    for no key update;
  end if;

  if header is null then
    base := to_jsonb(stored);
  else
    begin
      base := header::jsonb;
    exception when data_exception then
      base := null;
    end;
    if base is null or jsonb_typeof(base) <> 'array' or jsonb_array_length(base) > most_entries then
      raise exception 'the header x-completed-tasks-base is not a JSON array of task keys' using errcode = '22023';
    end if;
  end if;

  select coalesce(s.tasks_by_level[new.level], s.tasks_per_level) into strict task_count
  from public.course_settings s;

  with entries as (
    select 'sent' as list, entry from unnest(new.completed_tasks) entry
    union all select 'stored', entry from unnest(stored) entry
    union all select 'base', entry from jsonb_array_elements_text(base) entry
  ),
  tasks as (
    select list, entry, (regexp_match(
      entry, format('^\s*(?:task-0*%1$s-|level-0*%1$s-task-)?0*([1-9][0-9]{0,3})\s*$', new.level)
    ))[1]::integer as task
    from entries
  ),
  marks as (
    select task, min(entry) filter (where list = 'sent') as entry,
      bool_or(list = 'sent') as in_sent, bool_or(list = 'stored') as in_stored, bool_or(list = 'base') as in_base
    from tasks group by task
  )
  select
    coalesce(
      array_agg(format('level-%s-task-%s', new.level, task) order by task) filter (
        where task is not null and (in_stored or (in_sent and not in_base)) and not (in_base and not in_sent)
      ), '{}'),
    -- A task of an earlier, longer version of the course may stay, but none is added.
    min(format('"%s"', left(coalesce(entry, 'null'), 60))) filter (
      where in_sent and (task is null or (task > task_count and not in_stored))
    )
  into new.completed_tasks, refused
  from marks;

  if refused is not null then
    raise exception '% is no task of level %, which has 1 to %', refused, new.level, task_count
      using errcode = '22023';
  end if;
  return new;
end $$;

revoke all on function private.merge_completed_tasks() from public;

create trigger course_progress_2_tasks before insert or update of completed_tasks on public.course_progress
  for each row execute function private.merge_completed_tasks();

-- A result is one that the quiz can have, and a pass is never taken away nor its score lowered. One thing comes before
-- that: a pass that the database has marked takes the place of one that it has not, whatever their scores.
create function private.check_quiz_result() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  pass_mark integer;
  questions integer;
  most_seconds constant integer := 86400; -- a quiz that was left open is told as one day
begin
  select s.pass_mark, coalesce(s.questions_by_level[new.level], s.questions_per_level)
  into strict pass_mark, questions from public.course_settings s;

  if new.quiz_score is not null and not exists (
    select from generate_series(0, questions) as correct where round(100.0 * correct / questions) = new.quiz_score
  ) then
    raise exception '% percent is no result of % questions', new.quiz_score, questions using errcode = '22023';
  end if;

  if new.quiz_completed is distinct from coalesce(new.quiz_score >= pass_mark, false) then
    raise exception 'quiz_completed is true exactly when quiz_score is % or more', pass_mark
      using errcode = '22023';
  end if;

  if coalesce(new.quiz_time_seconds, -1) < 0 then
    raise exception 'quiz_time_seconds is not a time' using errcode = '22023';
  end if;
  new.quiz_time_seconds := least(new.quiz_time_seconds, most_seconds);

  if tg_op = 'UPDATE' and old.quiz_completed and old.quiz_score >= pass_mark
    and coalesce(new.quiz_score <= old.quiz_score, true)
    and not (new.quiz_completed and new.quiz_marked and not old.quiz_marked) then
    new.quiz_completed := old.quiz_completed;
    new.quiz_score := old.quiz_score;
    new.quiz_time_seconds := old.quiz_time_seconds;
    new.quiz_marked := old.quiz_marked;
  end if;
  return new;
end $$;

revoke all on function private.check_quiz_result() from public;

create trigger course_progress_3_quiz
  before insert or update of quiz_completed, quiz_score, quiz_time_seconds on public.course_progress
  for each row execute function private.check_quiz_result();

alter table public.course_progress enable row level security;
revoke all on public.course_progress from public, anon, authenticated, service_role;
grant select, delete on public.course_progress to authenticated;
-- An upsert sets every column that it names, the key included.
grant insert (user_id, level, completed_tasks, quiz_completed, quiz_score, quiz_time_seconds),
  update (user_id, level, completed_tasks, quiz_completed, quiz_score, quiz_time_seconds)
  on public.course_progress to authenticated;
grant select, insert, update, delete on public.course_progress to service_role;

create policy "progress: a learner reads their own" on public.course_progress
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "progress: a learner adds their own" on public.course_progress
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "progress: a learner changes their own" on public.course_progress
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "progress: a learner deletes their own" on public.course_progress
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- Live refresh. Hosted Supabase has this publication, plain PostgreSQL does not.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.course_progress;
  end if;
end $$;

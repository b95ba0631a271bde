-- Which flows of a learner have passed the check of their task. The check runs in the learner's browser, and what it says is
-- all that is known here: neither the flow nor any part of it is ever sent. A certificate takes along the checks of its
-- level, for a signed certificate to name as evidence.

create table public.flow_checks (
  user_id uuid not null references auth.users (id) on delete cascade,
  level integer not null,
  task integer not null,
  flow integer not null default 1, -- which of the flows that the task asks for, from 1
  fingerprint text not null,
  release text, -- of the taught product, where the file said which one had saved it
  checked_at timestamptz not null default now(),
  constraint flow_checks_pkey primary key (user_id, level, task, flow),
  constraint flow_checks_flow check (flow between 1 and 9),
  -- Nothing that a learner could write words with: signed certificates repeat both.
  constraint flow_checks_fingerprint check (fingerprint ~ '^[0-9a-f]{16}$'),
  constraint flow_checks_release check (release ~ '^[0-9]{1,4}([.][0-9]{1,4}|[.]?(a|b|rc|dev|post)[0-9]{1,4}){0,5}$')
);

comment on table public.flow_checks is 'Flows that have passed a check in their learner''s browser, as that browser says.';

create function private.check_flow_check() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  settings record;
  task_count integer;
begin
  select s.levels, s.tasks_per_level, s.tasks_by_level into strict settings from public.course_settings s;
  if new.level is null or new.level not between 1 and settings.levels then
    raise exception 'level % is not one of this course, which has 1 to %', new.level, settings.levels using errcode = '22023';
  end if;
  task_count := coalesce(settings.tasks_by_level[new.level], settings.tasks_per_level);
  if new.task is null or new.task not between 1 and task_count then
    raise exception 'task % is no task of level %, which has 1 to %', new.task, new.level, task_count using errcode = '22023';
  end if;
  -- The same check, sent again because its answer was lost, or made again: it passed when it did first.
  new.checked_at := case
    when tg_op = 'UPDATE' and (new.user_id, new.level, new.task, new.flow, new.fingerprint)
      = (old.user_id, old.level, old.task, old.flow, old.fingerprint) then old.checked_at
    else now()
  end;
  return new;
end $$;

revoke all on function private.check_flow_check() from public;

-- In the order of their names: what was checked before a deletion of progress is to be told so first.
create trigger flow_checks_0_deletion before insert or update on public.flow_checks
  for each row execute function private.refuse_deleted_progress();
create trigger flow_checks_1_task before insert or update on public.flow_checks
  for each row execute function private.check_flow_check();

alter table public.flow_checks enable row level security;
revoke all on public.flow_checks from public, anon, authenticated, service_role;
grant select, delete on public.flow_checks to authenticated;
-- An upsert sets every column that it names, the key included.
grant insert (user_id, level, task, flow, fingerprint, release), update (user_id, level, task, flow, fingerprint, release)
  on public.flow_checks to authenticated;
grant select, insert, update, delete on public.flow_checks to service_role;

create policy "flow checks: a learner reads their own" on public.flow_checks
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "flow checks: a learner adds their own" on public.flow_checks
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "flow checks: a learner changes their own" on public.flow_checks
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "flow checks: a learner deletes their own" on public.flow_checks
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- Whoever deletes their progress deletes these as well; once per statement, so that it also counts where no progress was left.
create function private.forget_flow_checks() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  delete from public.flow_checks f where f.user_id = auth.uid();
  return null;
end $$;

revoke all on function private.forget_flow_checks() from public;

create trigger course_progress_flow_checks_forgotten after delete on public.course_progress
  for each statement execute function private.forget_flow_checks();

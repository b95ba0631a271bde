-- Quizzes marked by the database. Learners hand in answers; only the database knows which are right, marks them, and
-- remembers the attempt. With course_settings.quizzes_marked it takes a score only where it has marked one.
--
-- Nobody's request reads the keys or writes an attempt: both tables are in schema private, and only the functions
-- below, which run with the rights of their owner, touch them.

alter table public.course_settings
  -- Whether a score needs an attempt that was marked here. Switch it on once the keys are there.
  add column quizzes_marked boolean not null default false,
  add column attempts_per_hour integer not null default 6,
  add column visitor_attempts_per_hour integer not null default 60,
  -- What certificates say; null leaves it to the application.
  add column course_name text,
  add column issued_by text,
  add constraint course_settings_attempts check (attempts_per_hour > 0 and visitor_attempts_per_hour >= 0),
  add constraint course_settings_course_name check (char_length(course_name) between 1 and 200 and course_name !~ '[[:cntrl:]]'),
  add constraint course_settings_issued_by check (char_length(issued_by) between 1 and 200 and issued_by !~ '[[:cntrl:]]');

create table private.quiz_keys (
  level integer not null,
  questions text not null, -- a fingerprint of questions and options: answers to other ones are not marked
  correct integer[] not null, -- for each question the index of its right option, from 0
  options integer[] not null, -- for each question how many options it has
  explanations text[] not null,
  constraint quiz_keys_pkey primary key (level),
  constraint quiz_keys_level check (level >= 1),
  constraint quiz_keys_size check (
    cardinality(correct) between 1 and 200
    and cardinality(options) = cardinality(correct) and cardinality(explanations) = cardinality(correct)
  )
);

comment on table private.quiz_keys is 'Which options are right. Written by `course-kit keys`, read by nobody.';

create table private.quiz_attempts (
  user_id uuid not null references auth.users (id) on delete cascade,
  hand_in_id text not null, -- chosen by the device, so that a hand-in that is sent twice is one attempt
  level integer not null,
  number integer not null, -- from 1, for each learner and level
  questions text not null,
  answers integer[] not null,
  score integer, -- null once its learner has deleted their progress: it then only counts as an attempt
  time_seconds integer not null,
  marked_at timestamptz not null default now(),
  constraint quiz_attempts_pkey primary key (user_id, hand_in_id),
  constraint quiz_attempts_number unique (user_id, level, number)
);

comment on table private.quiz_attempts is 'Answers that were handed in, with their marks.';

-- How often visitors' tests were marked. No address is kept, but a number that many addresses share.
create table private.visitor_attempts (
  address_group integer not null,
  hour timestamptz not null,
  attempts integer not null default 1,
  constraint visitor_attempts_pkey primary key (address_group, hour)
);

do $$
declare
  name text;
begin
  foreach name in array array['quiz_keys', 'quiz_attempts', 'visitor_attempts'] loop
    execute format('alter table private.%I enable row level security', name);
    execute format('revoke all on private.%I from public, anon, authenticated, service_role', name);
    execute format(
      'create policy "%s: nobody" on private.%I for all to anon, authenticated using (false) with check (false)',
      name, name
    );
  end loop;
end $$;

alter table public.course_progress add column quiz_marked boolean not null default false;
comment on column public.course_progress.quiz_marked is 'Whether the database has marked an attempt with this score.';
alter table public.certificates add column attempt integer;
comment on column public.certificates.attempt is 'Which attempt had this score; null where the browser marked it.';

-- The marks of answers, with what may be shown of the key: all of it after a pass, and after a failure nothing of the
-- questions that were answered wrong.
create function private.marks_of(given integer[], key private.quiz_keys, pass_mark integer) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  with marked as (
    select position, answer, key.correct[position] as correct, answer = key.correct[position] as is_correct
    from unnest(given) with ordinality as answers (answer, position)
  ),
  summary as (select round(100.0 * count(*) filter (where is_correct) / count(*))::integer as score from marked)
  select jsonb_build_object(
    'score', min(score),
    'isPassed', min(score) >= pass_mark,
    'answers', jsonb_agg(
      jsonb_build_object('isCorrect', is_correct)
      || case when is_correct or score >= pass_mark
        then jsonb_build_object('correctAnswer', correct, 'explanation', key.explanations[position])
        else '{}' end
      order by position
    )
  )
  from marked, summary
$$;

-- The key of a level, if these are answers to its questions.
create function private.key_for(level integer, questions text, answers integer[]) returns private.quiz_keys
language plpgsql stable security invoker set search_path = '' as $$
#variable_conflict use_variable
declare
  key private.quiz_keys;
begin
  select * into key from private.quiz_keys k where k.level = level;
  if key.level is null then
    -- A fault of whoever set the database up, and none of the learner's: their answers wait.
    raise exception 'the database has no key for the questions of level %', level using errcode = 'PT503';
  end if;
  if questions is distinct from key.questions then
    raise exception 'the questions of level % have changed', level using errcode = '22023';
  end if;
  if array_ndims(answers) is distinct from 1 or cardinality(answers) <> cardinality(key.correct) or exists (
    select from unnest(answers, key.options) as given (answer, options)
    where (answer between 0 and options - 1) is not true
  ) then
    raise exception 'these are not answers to % questions', cardinality(key.correct) using errcode = '22023';
  end if;
  return key;
end $$;

-- Says with HTTP 429, and in `details` after how many seconds to come back.
create function private.refuse_attempt(seconds numeric) returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  raise exception 'too many attempts' using errcode = 'PT429', detail = greatest(1, ceil(seconds))::text;
end $$;

revoke all on function private.marks_of, private.key_for, private.refuse_attempt from public;

-- The functions that requests reach have a schema of their own, because a call needs USAGE of its schema and nobody
-- gets that of private. Like private it is never listed under "Exposed schemas".
create schema marking;
revoke all on schema marking from public;
grant usage on schema marking to anon, authenticated;

create function marking.hand_in_quiz(
  level integer, questions text, answers integer[], time_seconds integer, hand_in_id text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  longest constant bigint := 315360000000; -- ten years
  most_seconds constant integer := 86400; -- as course_progress has it
  learner uuid := auth.uid();
  age text := nullif(current_setting('request.headers', true), '')::json ->> 'x-change-age';
  settings record;
  key private.quiz_keys;
  earlier private.quiz_attempts;
  marks jsonb;
  free_at timestamptz;
begin
  if learner is null then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  if (hand_in_id ~ '^[0-9a-f]{32}$') is not true then
    raise exception 'hand_in_id is not 32 hexadecimal digits' using errcode = '22023';
  end if;
  if age !~ '^[0-9]{1,15}$' then
    raise exception 'the header x-change-age is not a number of milliseconds' using errcode = '22023';
  end if;
  select s.levels, s.pass_mark, s.attempts_per_hour into strict settings from public.course_settings s;
  if (level between 1 and settings.levels) is not true then
    raise exception 'level % is not one of this course, which has 1 to %', level, settings.levels using errcode = '22023';
  end if;

  -- One hand-in of a learner at a time: neither the limit nor a repeated id can be outrun.
  perform pg_advisory_xact_lock(hashtextextended('course-kit marking ' || learner, 0));

  select * into earlier from private.quiz_attempts a where a.user_id = learner and a.hand_in_id = hand_in_id;
  if earlier.user_id is not null then
    if earlier.score is null then
      raise exception 'these answers were handed in before their learner deleted their progress' using errcode = 'PT410';
    end if;
    if earlier.level <> level or earlier.answers is distinct from answers then
      raise exception 'this hand_in_id stands for other answers' using errcode = '22023';
    end if;
    -- It comes again because its answer was lost.
    select * into key from private.quiz_keys k where k.level = level and k.questions = earlier.questions;
    if key.level is null then
      raise exception 'the questions of level % have changed', level using errcode = '22023';
    end if;
    return private.marks_of(answers, key, settings.pass_mark)
      || jsonb_build_object('attempt', earlier.number, 'passMark', settings.pass_mark);
  end if;

  if age is not null and exists (
    select from public.course_progress_deletions d
    where d.user_id = learner and d.deleted_at >= now() - least(age::bigint, longest) * interval '1 millisecond'
  ) then
    raise exception 'these answers were given before their learner deleted their progress' using errcode = 'PT410';
  end if;

  if level > 1 and not exists (
    select from public.course_progress p
    where p.user_id = learner and p.level = hand_in_quiz.level - 1
      and p.quiz_completed and p.quiz_score >= settings.pass_mark
  ) then
    raise exception 'level % is locked: level % is not passed', level, level - 1 using errcode = '42501';
  end if;

  key := private.key_for(level, questions, answers);

  select a.marked_at + interval '1 hour' into free_at
  from private.quiz_attempts a
  where a.user_id = learner and a.level = hand_in_quiz.level and a.marked_at > clock_timestamp() - interval '1 hour'
  order by a.marked_at desc
  offset settings.attempts_per_hour - 1 limit 1;
  if found then
    perform private.refuse_attempt(extract(epoch from free_at - clock_timestamp()));
  end if;

  marks := private.marks_of(answers, key, settings.pass_mark);
  insert into private.quiz_attempts as a
    (user_id, hand_in_id, level, number, questions, answers, score, time_seconds, marked_at)
  select learner, hand_in_id, level, coalesce(max(other.number), 0) + 1, questions, answers, (marks ->> 'score')::integer,
    least(greatest(coalesce(time_seconds, 0), 0), most_seconds), clock_timestamp()
  from private.quiz_attempts other where other.user_id = learner and other.level = hand_in_quiz.level
  returning a.number into earlier.number;
  return marks || jsonb_build_object('attempt', earlier.number, 'passMark', settings.pass_mark);
end $$;

-- A visitor's test of the first level is marked by the same rules and not recorded: the answers are handed in once
-- more when there is an account, and only that counts.
create function marking.mark_visitor_quiz(level integer, questions text, answers integer[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  settings record;
  key private.quiz_keys;
  address_group integer;
  this_hour timestamptz := date_trunc('hour', clock_timestamp());
  attempts integer;
begin
  select s.pass_mark, s.visitor_attempts_per_hour into strict settings from public.course_settings s;
  if level is distinct from 1 then
    raise exception 'only the first level is open to visitors' using errcode = '42501';
  end if;
  key := private.key_for(level, questions, answers);
  -- The address as the gateway says it; whoever can invent it can take more attempts, but gains nothing by them.
  address_group := mod(hashtextextended(
    coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1), ''), 0
  ), 4096);
  delete from private.visitor_attempts v where v.hour < this_hour;
  insert into private.visitor_attempts as v (address_group, hour) values (address_group, this_hour)
  on conflict on constraint visitor_attempts_pkey do update set attempts = v.attempts + 1
  returning v.attempts into attempts;
  if attempts > settings.visitor_attempts_per_hour then
    perform private.refuse_attempt(extract(epoch from this_hour + interval '1 hour' - clock_timestamp()));
  end if;
  return private.marks_of(answers, key, settings.pass_mark) || jsonb_build_object('passMark', settings.pass_mark);
end $$;

-- What requests call. They run with the rights of the caller and pass on.
create function public.hand_in_quiz(
  level integer, questions text, answers integer[], time_seconds integer, hand_in_id text
) returns jsonb
language sql security invoker set search_path = '' as $$
  select marking.hand_in_quiz(level, questions, answers, time_seconds, hand_in_id)
$$;

create function public.mark_visitor_quiz(level integer, questions text, answers integer[]) returns jsonb
language sql security invoker set search_path = '' as $$
  select marking.mark_visitor_quiz(level, questions, answers)
$$;

revoke all on function marking.hand_in_quiz, marking.mark_visitor_quiz from public;
revoke all on function public.hand_in_quiz, public.mark_visitor_quiz from public, anon, authenticated, service_role;
grant execute on function marking.hand_in_quiz, public.hand_in_quiz to authenticated;
grant execute on function marking.mark_visitor_quiz, public.mark_visitor_quiz to anon;

-- A score of a learner's own is one that was marked. Runs before course_progress_3_quiz (triggers fire in the order of
-- their names), so it sees what was sent. Who writes without being a learner (the service key, the owner of the
-- database) may say what they like; the policies let everybody else write rows of their own only.
create function private.check_marked() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.quiz_marked := exists (
    select from private.quiz_attempts a
    where a.user_id = new.user_id and a.level = new.level and a.score = new.quiz_score
  );
  if new.quiz_score is not null and not new.quiz_marked and new.user_id = auth.uid()
    and (select s.quizzes_marked from public.course_settings s) then
    raise exception 'no attempt at level % was marked with % percent', new.level, new.quiz_score using errcode = '42501';
  end if;
  return new;
end $$;

revoke all on function private.check_marked() from public;

create trigger course_progress_3_marked
  before insert or update of quiz_completed, quiz_score on public.course_progress
  for each row execute function private.check_marked();

-- As before, but for one thing: a pass that was marked takes the place of one that was not, whatever their scores.
create or replace function private.check_quiz_result() returns trigger
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

-- Whoever deletes their progress deletes their answers and marks as well. That they made an attempt, and when, is kept:
-- otherwise a deletion would bring new attempts.
create function private.forget_attempts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.quiz_attempts a set answers = '{}', score = null where a.user_id = auth.uid();
  return null;
end $$;

revoke all on function private.forget_attempts() from public;

create trigger course_progress_forgotten after delete on public.course_progress
  for each statement execute function private.forget_attempts();

-- Of a certificate only the name is the learner's, once quizzes are marked here. Its score is held by the policy.
create function private.set_certificate_facts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings record;
begin
  select s.quizzes_marked, s.course_name, s.issued_by into strict settings from public.course_settings s;
  select min(a.number) into new.attempt
  from private.quiz_attempts a
  where a.user_id = new.user_id and a.level = new.level and a.score = new.score;
  if settings.quizzes_marked then
    new.completion_date := to_char(now() at time zone 'utc', 'FMMonth FMDD, YYYY');
    new.course_name := coalesce(settings.course_name, new.course_name);
    new.issued_by := coalesce(settings.issued_by, new.issued_by);
  end if;
  return new;
end $$;

revoke all on function private.set_certificate_facts() from public;

create trigger certificates_facts before insert on public.certificates
  for each row execute function private.set_certificate_facts();

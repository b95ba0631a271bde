-- Learners hand in answers; the database marks them and remembers the attempt. With course_settings.quizzes_marked it takes
-- a score only where it has marked one.

-- The functions that requests reach have a schema of their own, because a call needs USAGE of its schema and nobody
-- gets that of private. Like private it is never listed under "Exposed schemas".
create schema marking;
revoke all on schema marking from public;
grant usage on schema marking to anon, authenticated;

create function marking.hand_in_quiz(
  level integer, questions text, answers integer[], time_seconds integer, hand_in_id text, drawn text[]
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
    if earlier.level <> level or earlier.answers is distinct from answers or earlier.drawn is distinct from drawn then
      raise exception 'this hand_in_id stands for other answers' using errcode = '22023';
    end if;
    -- It comes again because its answer was lost.
    select * into key from private.quiz_keys k
    where k.level = level and (drawn is not null or k.questions = earlier.questions);
    if key.level is null then
      raise exception 'the questions of level % have changed', level using errcode = '22023';
    end if;
    return private.marks_of(answers, private.key_of(key, drawn), settings.pass_mark)
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

  key := private.key_for(level, questions, answers, drawn, learner, hand_in_id);

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
    (user_id, hand_in_id, level, number, questions, answers, score, time_seconds, marked_at, drawn)
  values (learner, hand_in_id, level, private.attempts_at(learner, level) + 1, questions, answers,
    (marks ->> 'score')::integer, least(greatest(coalesce(time_seconds, 0), 0), most_seconds), clock_timestamp(), drawn)
  returning a.number into earlier.number;
  return marks || jsonb_build_object('attempt', earlier.number, 'passMark', settings.pass_mark);
end $$;

-- A visitor's test of the first level is marked by the same rules and not recorded: the answers are handed in once
-- more when there is an account, and only that counts.
create function marking.mark_visitor_quiz(
  level integer, questions text, answers integer[], hand_in_id text, drawn text[]
) returns jsonb
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
  key := private.key_for(level, questions, answers, drawn, null, hand_in_id);
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

-- Which questions an attempt asks, by their fingerprints. For a hand-in that was marked, those that it answered; null
-- stands for the first questions. With may_be_first it answers for a first attempt, too: a quiz that is opened where no
-- attempt is known, such as on a new device, asks the first questions, or a draw where an attempt was recorded elsewhere.
create function marking.draw_quiz(level integer, hand_in_id text, may_be_first boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  learner uuid := auth.uid();
  key private.quiz_keys;
  earlier private.quiz_attempts;
begin
  if learner is null and level is distinct from 1 then
    raise exception 'only the first level is open to visitors' using errcode = '42501';
  end if;
  if (hand_in_id ~ '^[0-9a-f]{32}$') is not true then
    raise exception 'hand_in_id is not 32 hexadecimal digits' using errcode = '22023';
  end if;
  select * into key from private.quiz_keys k where k.level = level;
  if key.level is null then
    raise exception 'the database has no key for the questions of level %', level using errcode = 'PT503';
  end if;
  select * into earlier from private.quiz_attempts a
  where a.user_id = learner and a.hand_in_id = hand_in_id and a.level = level and a.score is not null;
  if earlier.user_id is not null then
    return to_jsonb(coalesce(earlier.drawn, key.ids[1:key.asks]));
  end if;
  if may_be_first and private.attempts_at(learner, level) = 0 then
    return to_jsonb(key.ids[1:key.asks]);
  end if;
  return to_jsonb(private.next_draw(key, learner, hand_in_id));
end $$;

-- What requests call. They run with the rights of the caller and pass on.
create function public.hand_in_quiz(
  level integer, questions text, answers integer[], time_seconds integer, hand_in_id text, drawn text[] default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select marking.hand_in_quiz(level, questions, answers, time_seconds, hand_in_id, drawn)
$$;

create function public.mark_visitor_quiz(
  level integer, questions text, answers integer[], hand_in_id text default null, drawn text[] default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select marking.mark_visitor_quiz(level, questions, answers, hand_in_id, drawn)
$$;

create function public.draw_quiz(level integer, hand_in_id text, may_be_first boolean default false) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select marking.draw_quiz(level, hand_in_id, may_be_first)
$$;

revoke all on function marking.hand_in_quiz, marking.mark_visitor_quiz, marking.draw_quiz from public;
revoke all on function public.hand_in_quiz, public.mark_visitor_quiz, public.draw_quiz
  from public, anon, authenticated, service_role;
grant execute on function marking.hand_in_quiz, public.hand_in_quiz to authenticated;
grant execute on function marking.mark_visitor_quiz, public.mark_visitor_quiz to anon;
grant execute on function marking.draw_quiz, public.draw_quiz to anon, authenticated;

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

-- Whoever deletes their progress deletes their answers and marks, and what they were asked, as well. That they made an
-- attempt, and when, is kept: otherwise a deletion would bring new attempts.
create function private.forget_attempts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.quiz_attempts a set answers = '{}', score = null, drawn = null where a.user_id = auth.uid();
  return null;
end $$;

revoke all on function private.forget_attempts() from public;

create trigger course_progress_forgotten after delete on public.course_progress
  for each statement execute function private.forget_attempts();

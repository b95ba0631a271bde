-- Quizzes with more questions than an attempt asks. A learner's first attempt at a level asks the first ones; each later
-- one asks a draw, which the database makes and marks. Nobody chooses what it depends on, so it cannot be tried out for
-- questions that are known already.

alter table private.quiz_keys
  add column ids text[], -- for each question a fingerprint of it alone: a draw names it so, wherever it stands
  add column asks integer, -- how many questions an attempt asks; null asks all
  add constraint quiz_keys_ids check (cardinality(ids) = cardinality(correct) and array_position(ids, null) is null),
  add constraint quiz_keys_asks check (
    asks between 1 and cardinality(correct) and (asks = cardinality(correct) or ids is not null)
  );

comment on column private.quiz_keys.questions is 'A fingerprint of the questions that a first attempt asks.';

alter table private.quiz_attempts add column drawn text[]; -- what was asked; null for the first questions

-- Without it a draw cannot be foretold.
create table private.draw_secret (
  is_only boolean not null default true,
  secret bytea not null default sha256(convert_to(
    gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'
  )),
  constraint draw_secret_pkey primary key (is_only),
  constraint draw_secret_is_only check (is_only)
);

comment on table private.draw_secret is 'What the draws of questions are made from. Read by nobody.';
insert into private.draw_secret default values;
alter table private.draw_secret enable row level security;
revoke all on private.draw_secret from public, anon, authenticated, service_role;
create policy "draw_secret: nobody" on private.draw_secret for all to anon, authenticated using (false) with check (false);

-- The questions of an attempt: as many as are asked, in the order of a hash that only the database can make.
create function private.draw_for(key private.quiz_keys, attempt text) returns text[]
language sql stable security invoker set search_path = '' as $$
  select array_agg(id order by place)
  from (
    select id, row_number() over (
      order by sha256(s.secret || convert_to(concat_ws(' ', key.level, attempt, id), 'UTF8'))
    ) as place
    from private.draw_secret s, unnest(key.ids) id
  ) drawn
  where place <= coalesce(key.asks, cardinality(key.correct))
$$;

-- Whether there are more questions than an attempt asks.
create function private.is_pool(key private.quiz_keys) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select coalesce(key.asks < cardinality(key.correct), false)
$$;

-- How many attempts of a learner were recorded at a level.
create function private.attempts_at(learner uuid, level integer) returns integer
language sql stable security invoker set search_path = '' as $$
  select coalesce(max(a.number), 0) from private.quiz_attempts a
  where a.user_id = learner and a.level = attempts_at.level
$$;

-- What the next attempt of a learner asks, null for the first questions. A visitor's depends on the id of the hand-in:
-- nothing else is known of them.
create function private.next_draw(key private.quiz_keys, learner uuid, hand_in_id text) returns text[]
language sql stable security invoker set search_path = '' as $$
  select private.draw_for(key, coalesce(
    'learner ' || learner || ' ' || private.attempts_at(learner, key.level), 'visitor ' || hand_in_id
  ))
$$;

-- Refuses answers to questions that the attempt does not ask. What a visitor was asked counts when they sign in, for an
-- account that has made no attempt.
create function private.check_draw(key private.quiz_keys, learner uuid, hand_in_id text, drawn text[]) returns void
language plpgsql stable security invoker set search_path = '' as $$
#variable_conflict use_variable
declare
  is_first boolean := learner is null or private.attempts_at(learner, key.level) = 0;
begin
  if drawn is null and (is_first or not private.is_pool(key)) then
    return;
  end if;
  if drawn = private.next_draw(key, learner, hand_in_id)
    or (is_first and drawn = private.next_draw(key, null, hand_in_id)) then
    return;
  end if;
  raise exception 'this attempt at level % asks other questions', key.level using errcode = 'PT409';
end $$;

-- The key of the questions that were asked, in the order in which they were.
create function private.key_of(key private.quiz_keys, drawn text[]) returns private.quiz_keys
language plpgsql immutable security invoker set search_path = '' as $$
#variable_conflict use_variable
declare
  places integer[];
begin
  if drawn is null then
    key.correct := key.correct[1:coalesce(key.asks, cardinality(key.correct))];
    key.options := key.options[1:cardinality(key.correct)];
    key.explanations := key.explanations[1:cardinality(key.correct)];
    return key;
  end if;
  select array_agg(array_position(key.ids, id) order by nth) into places from unnest(drawn) with ordinality d (id, nth);
  if array_position(places, null) is not null then
    raise exception 'the questions of level % have changed', key.level using errcode = '22023';
  end if;
  select array_agg(key.correct[place] order by nth), array_agg(key.options[place] order by nth),
    array_agg(key.explanations[place] order by nth)
  into key.correct, key.options, key.explanations
  from unnest(places) with ordinality p (place, nth);
  return key;
end $$;

-- The key of a level, if these are answers to what was asked of it.
drop function private.key_for(integer, text, integer[]);
create function private.key_for(level integer, questions text, answers integer[], drawn text[], learner uuid, hand_in_id text)
returns private.quiz_keys
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
  -- Questions that were drawn are told by their own fingerprints.
  if drawn is null and questions is distinct from key.questions then
    raise exception 'the questions of level % have changed', level using errcode = '22023';
  end if;
  perform private.check_draw(key, learner, hand_in_id, drawn);
  key := private.key_of(key, drawn);
  if array_ndims(answers) is distinct from 1 or cardinality(answers) <> cardinality(key.correct) or exists (
    select from unnest(answers, key.options) as given (answer, options)
    where (answer between 0 and options - 1) is not true
  ) then
    raise exception 'these are not answers to % questions', cardinality(key.correct) using errcode = '22023';
  end if;
  return key;
end $$;

revoke all on function private.draw_for, private.is_pool, private.attempts_at, private.next_draw, private.check_draw,
  private.key_of, private.key_for from public;

-- As before, with what was drawn.
drop function public.hand_in_quiz(integer, text, integer[], integer, text);
drop function marking.hand_in_quiz(integer, text, integer[], integer, text);
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

-- As before, with what was drawn for the id of the hand-in.
drop function public.mark_visitor_quiz(integer, text, integer[]);
drop function marking.mark_visitor_quiz(integer, text, integer[]);
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

-- Which questions an attempt asks that is not the first one, by their fingerprints. For a hand-in that was marked, those
-- that it answered; null stands for the first questions.
create function marking.draw_quiz(level integer, hand_in_id text) returns jsonb
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
  return to_jsonb(private.next_draw(key, learner, hand_in_id));
end $$;

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

create function public.draw_quiz(level integer, hand_in_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select marking.draw_quiz(level, hand_in_id)
$$;

revoke all on function marking.hand_in_quiz, marking.mark_visitor_quiz, marking.draw_quiz from public;
revoke all on function public.hand_in_quiz, public.mark_visitor_quiz, public.draw_quiz
  from public, anon, authenticated, service_role;
grant execute on function marking.hand_in_quiz, public.hand_in_quiz to authenticated;
grant execute on function marking.mark_visitor_quiz, public.mark_visitor_quiz to anon;
grant execute on function marking.draw_quiz, public.draw_quiz to anon, authenticated;

-- Whoever deletes their progress deletes what they were asked as well.
create or replace function private.forget_attempts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.quiz_attempts a set answers = '{}', score = null, drawn = null where a.user_id = auth.uid();
  return null;
end $$;

-- The right answers of quizzes, and which questions an attempt asks. A key is written by `course-kit keys` and read by the
-- functions that mark alone, which run with the rights of their owner: tables and helpers here are in schema private,
-- which no request reaches.
--
-- A quiz may have more questions than an attempt asks. A learner's first attempt at a level asks the first ones; each later
-- one asks a draw, which the database makes and marks. Nobody chooses what it depends on, so it cannot be tried out for
-- questions that are known already.

create table private.quiz_keys (
  level integer not null,
  questions text not null, -- answers to questions with another fingerprint are not marked
  correct integer[] not null, -- for each question the index of its right option, from 0
  options integer[] not null, -- for each question how many options it has
  explanations text[] not null,
  ids text[], -- for each question a fingerprint of it alone: a draw names it so, wherever it stands
  asks integer, -- how many questions an attempt asks; null asks all
  constraint quiz_keys_pkey primary key (level),
  constraint quiz_keys_level check (level >= 1),
  constraint quiz_keys_size check (
    cardinality(correct) between 1 and 200
    and cardinality(options) = cardinality(correct) and cardinality(explanations) = cardinality(correct)
  ),
  constraint quiz_keys_ids check (cardinality(ids) = cardinality(correct) and array_position(ids, null) is null),
  constraint quiz_keys_asks check (
    asks between 1 and cardinality(correct) and (asks = cardinality(correct) or ids is not null)
  )
);

comment on table private.quiz_keys is 'Which options are right. Written by `course-kit keys`, read by nobody.';
comment on column private.quiz_keys.questions is 'A fingerprint of the questions that a first attempt asks.';

create table private.quiz_attempts (
  user_id uuid not null references auth.users (id) on delete cascade,
  hand_in_id text not null, -- chosen by the device, so that a hand-in that is sent twice is one attempt
  level integer not null,
  number integer not null, -- from 1, for each learner and level
  questions text not null,
  drawn text[], -- what was asked; null for the first questions
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

do $$
declare
  name text;
begin
  foreach name in array array['quiz_keys', 'quiz_attempts', 'visitor_attempts', 'draw_secret'] loop
    execute format('alter table private.%I enable row level security', name);
    execute format('revoke all on private.%I from public, anon, authenticated, service_role', name);
    execute format(
      'create policy "%s: nobody" on private.%I for all to anon, authenticated using (false) with check (false)',
      name, name
    );
  end loop;
end $$;

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

-- Says with HTTP 429, and in `details` after how many seconds to come back.
create function private.refuse_attempt(seconds numeric) returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  raise exception 'too many attempts' using errcode = 'PT429', detail = greatest(1, ceil(seconds))::text;
end $$;

revoke all on function private.draw_for, private.is_pool, private.attempts_at, private.next_draw, private.check_draw,
  private.key_of, private.key_for, private.marks_of, private.refuse_attempt from public;

-- Questions and options have ids, which stay while their words are mended: keys, draws, hand-ins and attempts name them so.
-- Until here they were known by hashes of their words, and options by their places.

create table private.quiz_questions (
  level integer not null,
  id text not null,
  position integer not null, -- from 1; a first attempt asks the first ones, or questions of their topics
  key jsonb not null, -- what an answer is marked by
  explanation text not null,
  topic text, -- without one it is the only question of its own
  constraint quiz_questions_pkey primary key (level, id),
  constraint quiz_questions_level foreign key (level) references private.quiz_keys (level) on delete cascade
);

comment on table private.quiz_questions is 'Which answers are right. Written by `course-kit keys`, read by nobody.';

-- What hashes stood for: answers that wait on a device since before are marked, and a draw stays what it was.
create table private.quiz_fingerprints (
  level integer not null,
  fingerprint text not null,
  ids text[] not null,
  constraint quiz_fingerprints_pkey primary key (level, fingerprint)
);

comment on table private.quiz_fingerprints is 'How questions were known before they had ids.';

do $$
declare
  name text;
begin
  foreach name in array array['quiz_questions', 'quiz_fingerprints'] loop
    execute format('alter table private.%I enable row level security', name);
    execute format('revoke all on private.%I from public, anon, authenticated, service_role', name);
    execute format(
      'create policy "%s: nobody" on private.%I for all to anon, authenticated using (false) with check (false)',
      name, name
    );
  end loop;
end $$;

-- The ids of options by their places: `a`, `b` and so on, as those have whose author gives them none.
create function private.options_at(places integer[]) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select case when coalesce(array_ndims(places), 1) = 1 then coalesce(
    (select jsonb_agg(case when place between 0 and 25 then chr(97 + place) else place::text end order by nth)
      from unnest(places) with ordinality p (place, nth)), '[]'
  ) end
$$;

insert into private.quiz_questions (level, id, position, key, explanation)
select k.level, 'q' || n, n,
  jsonb_build_object('options', private.options_at(array(select generate_series(0, k.options[n] - 1))),
    'right', private.options_at(k.correct[n:n]) -> 0),
  k.explanations[n]
from private.quiz_keys k, generate_series(1, cardinality(k.correct)) n;

insert into private.quiz_fingerprints (level, fingerprint, ids)
select k.level, k.questions, array(select 'q' || n from generate_series(1, coalesce(k.asks, cardinality(k.correct))) n)
from private.quiz_keys k
union all
select k.level, f.fingerprint, array['q' || f.n] from private.quiz_keys k, unnest(k.ids) with ordinality f (fingerprint, n)
on conflict do nothing;

-- The ids of what a device names by hashes; a hash that stands for nothing stays, and is no question's id.
create function private.ids_before(level integer, questions text, drawn text[]) returns text[]
language sql stable security invoker set search_path = '' as $$
  select coalesce(
    case when drawn is null then (
      select f.ids from private.quiz_fingerprints f where f.level = ids_before.level and f.fingerprint = questions
    ) else (
      select array_agg(coalesce(f.ids[1], d.fingerprint) order by d.nth)
      from unnest(drawn) with ordinality d (fingerprint, nth)
      left join private.quiz_fingerprints f on f.level = ids_before.level and f.fingerprint = d.fingerprint
    ) end,
    array[questions]
  )
$$;

update private.quiz_keys k set asks = cardinality(k.correct) where k.asks is null;
update private.quiz_attempts a set drawn = private.ids_before(a.level, a.questions, a.drawn) where a.score is not null;
alter table private.quiz_attempts drop column questions;
alter table private.quiz_attempts rename column drawn to questions;
alter table private.quiz_attempts
  alter column answers type jsonb using private.options_at(answers);
update private.quiz_attempts set questions = '{}' where questions is null;
alter table private.quiz_attempts alter column questions set not null;

drop function marking.hand_in_quiz, marking.mark_visitor_quiz, private.key_for, private.key_of, private.check_draw,
  private.next_draw, private.draw_for, private.is_pool, private.marks_of;
alter table private.quiz_keys drop column questions, drop column correct, drop column options, drop column explanations,
  drop column ids;
alter table private.quiz_keys alter column asks set not null,
  add constraint quiz_keys_asks check (asks between 1 and 200);

comment on table private.quiz_keys is 'How many questions an attempt asks. Written by `course-kit keys`, read by nobody.';

-- What a first attempt asks that is not drawn.
create function private.first_questions(level integer) returns text[]
language sql stable security invoker set search_path = '' as $$
  select array_agg(q.id order by q.position)
  from private.quiz_questions q join private.quiz_keys k on k.level = q.level
  where q.level = first_questions.level and q.position <= k.asks
$$;

-- Whether there are more questions than an attempt asks.
create function private.is_pool(level integer) returns boolean
language sql stable security invoker set search_path = '' as $$
  select count(*) > min(k.asks)
  from private.quiz_questions q join private.quiz_keys k on k.level = q.level
  where q.level = is_pool.level
$$;

-- The questions of a level in the order that an attempt has for them: of a hash that only the database can make.
create function private.in_order_of(level integer, attempt text)
returns table (id text, topic text, "position" integer, asks integer, place bytea)
language sql stable security invoker set search_path = '' as $$
  select q.id, coalesce(q.topic, ' ' || q.id), q.position, k.asks,
    sha256(s.secret || convert_to(concat_ws(' ', q.level, attempt, coalesce(f.fingerprint, q.id)), 'UTF8'))
  from private.draw_secret s, private.quiz_keys k join private.quiz_questions q on q.level = k.level
  left join private.quiz_fingerprints f on f.level = q.level and f.ids = array[q.id]
  where k.level = in_order_of.level
$$;

-- The questions of an attempt: as many as are asked.
create function private.draw_for(level integer, attempt text) returns text[]
language sql stable security invoker set search_path = '' as $$
  select array_agg(id order by place)
  from (select o.*, row_number() over (order by o.place) as nth from private.in_order_of(level, attempt) o) drawn
  where nth <= asks
$$;

-- What the first attempt of a learner asks: from the second level on, in the order of the first questions, one for each of them
-- of the same topic. The first level is open to visitors, of whom nothing is known that a draw could depend on.
create function private.first_draw(level integer, learner uuid) returns text[]
language sql stable security invoker set search_path = '' as $$
  select case when level = 1 or learner is null then private.first_questions(level) else (
    with questions as (select * from private.in_order_of(level, 'learner ' || learner || ' 0')),
    first as (select topic, position, row_number() over (partition by topic order by position) as nth
      from questions where position <= asks),
    drawn as (select topic, id, row_number() over (partition by topic order by place) as nth from questions)
    select array_agg(id order by position) from first join drawn using (topic, nth)
  ) end
$$;

-- What the next attempt of a learner asks. A visitor's depends on the id of the hand-in.
create function private.next_draw(level integer, learner uuid, hand_in_id text) returns text[]
language sql stable security invoker set search_path = '' as $$
  select case when level > 1 and private.attempts_at(learner, level) = 0 then private.first_draw(level, learner)
    else private.draw_for(level, coalesce(
      'learner ' || learner || ' ' || private.attempts_at(learner, level), 'visitor ' || hand_in_id
    )) end
$$;

-- Refuses answers to questions that the attempt does not ask. What a visitor was asked counts when they sign in, for an
-- account that has made no attempt. What a device began with the first questions before first attempts were drawn is refused as
-- well: that it did so only the device could say.
create function private.check_asked(level integer, learner uuid, hand_in_id text, questions text[]) returns void
language plpgsql stable security invoker set search_path = '' as $$
#variable_conflict use_variable
declare
  first text[] := private.first_draw(level, learner);
  is_pool boolean := private.is_pool(level);
  is_first boolean := learner is null or private.attempts_at(learner, level) = 0;
begin
  if first is null then
    -- A fault of whoever set the database up, and none of the learner's: their answers wait.
    raise exception 'the database has no key for the questions of level %', level using errcode = 'PT503';
  end if;
  -- They may have changed their places since.
  if (is_first or not is_pool) and questions @> first and array_dims(questions) = array_dims(first) then
    return;
  end if;
  if is_pool and (questions = private.next_draw(level, learner, hand_in_id)
    or (is_first and level = 1 and questions = private.next_draw(level, null, hand_in_id))) then
    return;
  end if;
  if is_pool and (not is_first or questions <@ array(select q.id from private.quiz_questions q where q.level = level)) then
    raise exception 'this attempt at level % asks other questions', level using errcode = 'PT409';
  end if;
  raise exception 'the questions of level % have changed', level using errcode = '22023';
end $$;

-- One right option: the answer is its id.
create function private.is_right_option(key jsonb, answer jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select case when jsonb_typeof(answer) = 'string' and key -> 'options' @> answer then answer = key -> 'right' end
$$;

-- Several right options: the answer is a list of ids, of which exactly the right ones are right.
create function private.are_right_options(key jsonb, answer jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select case
    when jsonb_typeof(answer) <> 'array' or answer = '[]' or not key -> 'options' @> answer then null
    when (select count(*) > count(distinct id) from jsonb_array_elements(answer) id) then null
    else answer @> (key -> 'right') and key -> 'right' @> answer
  end
$$;

-- What is compared of a text that is filled in: as the course does it, and without a rule of any language.
create function private.form_of(written text) returns text
language plpgsql immutable security invoker set search_path = '' as $$
declare
  form text := translate(
    btrim(regexp_replace(normalize(written, NFC), '[ \t\r\n' || chr(160) || ']+', ' ', 'g'), ' '),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'
  );
begin
  if form !~ '^[+-]?[0-9]+([.][0-9]+)?$' then
    return form;
  end if;
  form := regexp_replace(form, '^[+]', '');
  form := regexp_replace(form, '^(-?)0+([0-9])', '\1\2');
  form := regexp_replace(form, '([.][0-9]*[1-9])0+$', '\1');
  return regexp_replace(form, '[.]0+$', '');
end $$;

-- Filled in: the answer is a list of one text, of at most 200 characters.
create function private.is_accepted(key jsonb, answer jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select case
    when jsonb_typeof(answer) <> 'array' or jsonb_array_length(answer) <> 1 or jsonb_typeof(answer -> 0) <> 'string' then null
    when char_length(answer ->> 0) > 200 or private.form_of(answer ->> 0) = '' then null
    else key -> 'accepted' @> to_jsonb(private.form_of(answer ->> 0))
  end
$$;

-- Put in order: the answer is a list of all ids.
create function private.is_right_order(key jsonb, answer jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select case
    when jsonb_typeof(answer) <> 'array' or jsonb_array_length(answer) <> jsonb_array_length(key -> 'options')
      or not answer @> (key -> 'options') then null
    else answer = key -> 'right'
  end
$$;

-- Whether an answer is right; null for what is no answer to the question. Keys without a kind have one right option.
create function private.is_right(key jsonb, answer jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select case coalesce(key ->> 'kind', '')
    when '' then private.is_right_option(key, answer)
    when 'several' then private.are_right_options(key, answer)
    when 'fill-in' then private.is_accepted(key, answer)
    when 'order' then private.is_right_order(key, answer)
  end
$$;

-- The marks of answers, with what may be shown of the key: all of it after a pass, and after a failure nothing of the
-- questions that were answered wrong. Null where these are no answers to the questions.
create function private.marks_of(level integer, questions text[], answers jsonb, pass_mark integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with marked as (
    select a.nth, q.key -> 'right' as correct, q.explanation, private.is_right(q.key, answers -> (a.nth - 1)::integer) as is_correct
    from unnest(questions) with ordinality a (id, nth)
    left join private.quiz_questions q on q.level = marks_of.level and q.id = a.id
  ),
  summary as (select round(100.0 * count(*) filter (where is_correct) / nullif(count(*), 0))::integer as score from marked)
  select jsonb_build_object(
    'score', min(score),
    'isPassed', min(score) >= pass_mark,
    'answers', jsonb_agg(
      jsonb_build_object('isCorrect', is_correct)
      || case when is_correct or score >= pass_mark
        then jsonb_build_object('correctAnswer', correct, 'explanation', explanation)
        else '{}' end
      order by nth
    )
  )
  from marked, summary
  having count(is_correct) = jsonb_array_length(answers) and count(*) = count(is_correct)
$$;

create function private.check_marks(marks jsonb, questions text[]) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if marks is null then
    raise exception 'these are not answers to % questions', cardinality(questions) using errcode = '22023';
  end if;
  return marks;
end $$;

revoke all on function private.options_at, private.ids_before, private.first_questions, private.is_pool, private.in_order_of,
  private.draw_for, private.first_draw, private.next_draw, private.check_asked, private.is_right_option, private.are_right_options,
  private.form_of, private.is_accepted, private.is_right_order, private.is_right, private.marks_of, private.check_marks from public;

create function marking.hand_in_answers(
  level integer, questions text[], answers jsonb, time_seconds integer, hand_in_id text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  longest constant bigint := 315360000000; -- ten years
  most_seconds constant integer := 86400; -- as course_progress has it
  learner uuid := auth.uid();
  age text := nullif(current_setting('request.headers', true), '')::json ->> 'x-change-age';
  settings record;
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
    if earlier.level <> level or earlier.answers is distinct from answers or earlier.questions is distinct from questions then
      raise exception 'this hand_in_id stands for other answers' using errcode = '22023';
    end if;
    -- It comes again because its answer was lost.
    marks := private.marks_of(level, questions, answers, settings.pass_mark);
    if marks is null then
      raise exception 'the questions of level % have changed', level using errcode = '22023';
    end if;
    return marks || jsonb_build_object('attempt', earlier.number, 'passMark', settings.pass_mark);
  end if;

  if age is not null and exists (
    select from public.course_progress_deletions d
    where d.user_id = learner and d.deleted_at >= now() - least(age::bigint, longest) * interval '1 millisecond'
  ) then
    raise exception 'these answers were given before their learner deleted their progress' using errcode = 'PT410';
  end if;

  if level > 1 and not exists (
    select from public.course_progress p
    where p.user_id = learner and p.level = hand_in_answers.level - 1
      and p.quiz_completed and p.quiz_score >= settings.pass_mark
  ) then
    raise exception 'level % is locked: level % is not passed', level, level - 1 using errcode = '42501';
  end if;

  perform private.check_asked(level, learner, hand_in_id, questions);
  marks := private.check_marks(private.marks_of(level, questions, answers, settings.pass_mark), questions);

  select a.marked_at + interval '1 hour' into free_at
  from private.quiz_attempts a
  where a.user_id = learner and a.level = hand_in_answers.level and a.marked_at > clock_timestamp() - interval '1 hour'
  order by a.marked_at desc
  offset settings.attempts_per_hour - 1 limit 1;
  if found then
    perform private.refuse_attempt(extract(epoch from free_at - clock_timestamp()));
  end if;

  insert into private.quiz_attempts as a
    (user_id, hand_in_id, level, number, questions, answers, score, time_seconds, marked_at)
  values (learner, hand_in_id, level, private.attempts_at(learner, level) + 1, questions, answers,
    (marks ->> 'score')::integer, least(greatest(coalesce(time_seconds, 0), 0), most_seconds), clock_timestamp())
  returning a.number into earlier.number;
  return marks || jsonb_build_object('attempt', earlier.number, 'passMark', settings.pass_mark);
end $$;

-- A visitor's test of the first level is marked by the same rules and not recorded: the answers are handed in once
-- more when there is an account, and only that counts.
create function marking.mark_answers(level integer, questions text[], answers jsonb, hand_in_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  settings record;
  marks jsonb;
  address_group integer;
  this_hour timestamptz := date_trunc('hour', clock_timestamp());
  attempts integer;
begin
  select s.pass_mark, s.visitor_attempts_per_hour into strict settings from public.course_settings s;
  if level is distinct from 1 then
    raise exception 'only the first level is open to visitors' using errcode = '42501';
  end if;
  perform private.check_asked(level, null, hand_in_id, questions);
  marks := private.check_marks(private.marks_of(level, questions, answers, settings.pass_mark), questions);
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
  return marks || jsonb_build_object('passMark', settings.pass_mark);
end $$;

-- Which questions an attempt asks, by their ids. For a hand-in that was marked, those that it answered. With may_be_first it
-- answers for a first attempt, too: a quiz that is opened where no attempt is known, such as on a new device, asks what that asks,
-- or a later draw where an attempt was recorded elsewhere.
create or replace function marking.draw_quiz(level integer, hand_in_id text, may_be_first boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  learner uuid := auth.uid();
  first text[] := private.first_draw(level, learner);
begin
  if learner is null and level is distinct from 1 then
    raise exception 'only the first level is open to visitors' using errcode = '42501';
  end if;
  if (hand_in_id ~ '^[0-9a-f]{32}$') is not true then
    raise exception 'hand_in_id is not 32 hexadecimal digits' using errcode = '22023';
  end if;
  if first is null then
    raise exception 'the database has no key for the questions of level %', level using errcode = 'PT503';
  end if;
  return to_jsonb(coalesce(
    (select a.questions from private.quiz_attempts a
      where a.user_id = learner and a.hand_in_id = hand_in_id and a.level = level and a.score is not null),
    case when may_be_first and private.attempts_at(learner, level) = 0 then first end,
    private.next_draw(level, learner, hand_in_id)
  ));
end $$;

create or replace function marking.last_attempt(level integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  pass_mark integer := (select s.pass_mark from public.course_settings s);
  last private.quiz_attempts;
  marks jsonb;
begin
  select * into last from private.quiz_attempts a
  where a.user_id = auth.uid() and a.level = level and a.score is not null
  order by a.number desc limit 1;
  if last.user_id is null then
    return null;
  end if;
  marks := coalesce(
    private.marks_of(level, last.questions, last.answers, pass_mark),
    -- The questions have changed since: what was answered cannot be shown any more.
    jsonb_build_object('score', last.score, 'isPassed', last.score >= pass_mark, 'answers', '[]'::jsonb)
  );
  return jsonb_build_object(
    'id', last.hand_in_id, 'questions', last.questions, 'answers', last.answers, 'timeSeconds', last.time_seconds,
    'marks', marks || jsonb_build_object('passMark', pass_mark, 'further', marking.further_attempts(level))
  );
end $$;

create or replace function marking.own_attempts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.hand_in_id, 'level', a.level, 'number', a.number, 'questions', a.questions, 'answers', a.answers,
    'score', a.score, 'timeSeconds', a.time_seconds,
    'markedAt', to_char(a.marked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
  ) order by a.level, a.number), '[]')
  from private.quiz_attempts a
  where a.user_id = auth.uid()
$$;

create or replace function private.forget_attempts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.quiz_attempts a set answers = '[]', score = null, questions = '{}' where a.user_id = auth.uid();
  return null;
end $$;

-- The same answers as a device names them that has kept them since before there were ids.
create function marking.ids_before(level integer, questions text, drawn text[]) returns text[]
language sql stable security definer set search_path = '' as $$
  select private.ids_before(level, questions, drawn)
$$;

create function marking.options_at(places integer[]) returns jsonb
language sql immutable security definer set search_path = '' as $$
  select private.options_at(places)
$$;

-- What requests call. They run with the rights of the caller and pass on.
create function public.hand_in_answers(
  level integer, questions text[], answers jsonb, time_seconds integer, hand_in_id text
) returns jsonb
language sql security invoker set search_path = '' as $$
  select marking.hand_in_answers(level, questions, answers, time_seconds, hand_in_id)
    || jsonb_build_object('further', marking.further_attempts(level))
$$;

create function public.mark_answers(level integer, questions text[], answers jsonb, hand_in_id text default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select marking.mark_answers(level, questions, answers, hand_in_id)
$$;

create or replace function public.hand_in_quiz(
  level integer, questions text, answers integer[], time_seconds integer, hand_in_id text, drawn text[] default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select public.hand_in_answers(
    level, marking.ids_before(level, questions, drawn), marking.options_at(answers), time_seconds, hand_in_id
  )
$$;

create or replace function public.mark_visitor_quiz(
  level integer, questions text, answers integer[], hand_in_id text default null, drawn text[] default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select public.mark_answers(level, marking.ids_before(level, questions, drawn), marking.options_at(answers), hand_in_id)
$$;

revoke all on function marking.hand_in_answers, marking.mark_answers, marking.ids_before, marking.options_at from public;
revoke all on function public.hand_in_answers, public.mark_answers from public, anon, authenticated, service_role;
grant execute on function marking.hand_in_answers, public.hand_in_answers to authenticated;
grant execute on function marking.mark_answers, public.mark_answers to anon;
grant execute on function marking.ids_before, marking.options_at to anon, authenticated;

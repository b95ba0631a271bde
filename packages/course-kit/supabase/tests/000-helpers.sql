-- Helpers of the other files, which run after this one. They write as PostgREST does, as the role it takes on.
begin;
create schema if not exists extensions;
create schema if not exists tests;
create extension if not exists pgtap with schema extensions;
grant usage on schema extensions, tests to anon, authenticated, service_role;

-- The account id of a learner by name.
create or replace function tests.id(learner text) returns uuid language sql immutable as $$
  select md5(learner)::uuid
$$;

create or replace function tests.sign_up(variadic learners text[]) returns void language sql as $$
  insert into auth.users (id, email) select tests.id(l), l || '@example.org' from unnest(learners) l
  on conflict do nothing
$$;

create or replace function tests.act_as(api_role text, claims json) returns void language sql as $$
  select set_config('role', api_role, true),
    set_config('request.jwt.claims', coalesce(claims::text, ''), true),
    set_config('request.headers', '{}', true)
$$;

create or replace function tests.sign_in(learner text) returns void language sql as $$
  select tests.act_as('authenticated', json_build_object('role', 'authenticated', 'sub', tests.id(learner)))
$$;

create or replace function tests.sign_out() returns void language sql as $$
  select tests.act_as('anon', '{"role":"anon"}')
$$;

create or replace function tests.as_service() returns void language sql as $$
  select tests.act_as('service_role', '{"role":"service_role"}')
$$;

create or replace function tests.as_owner() returns void language sql as $$
  select tests.act_as('none', null)
$$;

create or replace function tests.send_header(name text, value text) returns void language sql as $$
  select set_config('request.headers', json_build_object(name, value)::text, true)
$$;

create or replace function tests.base(keys text) returns void language sql as $$
  select tests.send_header('x-completed-tasks-base', keys)
$$;

create or replace function tests.no_headers() returns void language sql as $$
  select set_config('request.headers', '{}', true)
$$;

-- The upsert of a task toggle, and the list as it then stands.
create or replace function tests.upsert_tasks(learner text, level integer, tasks json) returns text[] language sql as $$
  insert into public.course_progress (completed_tasks, level, user_id)
  select completed_tasks, level, user_id
  from json_to_record(json_build_object('user_id', tests.id(learner), 'level', level, 'completed_tasks', tasks))
    as body (completed_tasks text[], level integer, user_id uuid)
  on conflict (level, user_id) do update
    set completed_tasks = excluded.completed_tasks, level = excluded.level, user_id = excluded.user_id
  returning completed_tasks
$$;

-- The upsert of a quiz.
create or replace function tests.upsert_quiz(learner text, level integer, completed boolean, score integer, seconds integer)
returns table (quiz_completed boolean, quiz_score integer, quiz_time_seconds integer) language sql as $$
  insert into public.course_progress as p (level, quiz_completed, quiz_score, quiz_time_seconds, user_id)
  values (level, completed, score, seconds, tests.id(learner))
  on conflict (level, user_id) do update
    set level = excluded.level, quiz_completed = excluded.quiz_completed, quiz_score = excluded.quiz_score,
      quiz_time_seconds = excluded.quiz_time_seconds, user_id = excluded.user_id
  returning p.quiz_completed, p.quiz_score, p.quiz_time_seconds
$$;

-- Signs in and passes the first levels.
create or replace function tests.pass(learner text, up_to integer, score integer default 100) returns void language plpgsql as $$
begin
  perform tests.sign_in(learner);
  for level in 1..up_to loop
    perform tests.upsert_quiz(learner, level, true, score, 60);
  end loop;
end $$;

-- What one of four options is marked by.
create or replace function tests.key(right_one text) returns jsonb language sql immutable as $$
  select jsonb_build_object('options', '["a", "b", "c", "d"]'::jsonb, 'right', right_one)
$$;

-- Switches marking on: five questions of four options each. The third option is right, of the last question the second.
create or replace function tests.mark_quizzes(levels integer default 5) returns void language sql as $$
  insert into private.quiz_keys (level, asks) select level, 5 from generate_series(1, levels) level;
  insert into private.quiz_questions (level, id, position, key, explanation)
  select level, 'q' || n, n, tests.key(case n when 5 then 'b' else 'c' end), 'secret ' || n
  from generate_series(1, levels) level, generate_series(1, 5) n;
  insert into private.quiz_fingerprints (level, fingerprint, ids)
  select level, 'v' || level, '{q1,q2,q3,q4,q5}' from generate_series(1, levels) level;
  update public.course_settings set quizzes_marked = true
$$;

-- Hands in options by their places.
create or replace function tests.hand_in(
  level integer, places integer[], id text, questions text[] default '{q1,q2,q3,q4,q5}'
) returns jsonb language sql as $$
  -- How many attempts are left is told beside the marks.
  select public.hand_in_answers(level, questions, marking.options_at(places), 60, md5(id)) - 'further'
$$;

create or replace function tests.certify(id text, learner text, level integer, score integer, user_name text default 'Ada')
returns text language sql as $$
  insert into public.certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by)
  values (id, tests.id(learner), user_name, level, 'A course', score, 'November 21, 2026', 'Learning Platform')
  returning user_name
$$;

-- Tests name certificates by ids of their own; 097-certificate-times.sql has the trigger back.
alter table public.certificates disable trigger certificates_time;

commit;

begin;
set local search_path = public, extensions;
select plan(1);
select pass('helpers are in place');
select * from finish();
rollback;

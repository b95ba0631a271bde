-- Which flows of a learner were checked, and what a certificate takes along of that.
begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada', 'bob', 'cleo');

create function tests.check_flow(learner text, level integer, task integer, fingerprint text default '0123456789abcdef',
  release text default '1.12.5', flow integer default 1)
returns timestamptz language sql as $$
  insert into public.flow_checks as f (user_id, level, task, flow, fingerprint, release)
  values (tests.id(learner), level, task, flow, fingerprint, release)
  on conflict (user_id, level, task, flow) do update
    set user_id = excluded.user_id, level = excluded.level, task = excluded.task, flow = excluded.flow,
      fingerprint = excluded.fingerprint, release = excluded.release
  returning f.checked_at
$$;
create function tests.checked_ago(learner text, span interval) returns void language plpgsql as $$
begin
  perform tests.as_owner();
  alter table flow_checks disable trigger user;
  update flow_checks set checked_at = now() - span where user_id = tests.id(learner);
  alter table flow_checks enable trigger user;
  perform tests.sign_in(learner);
end $$;
create function tests.taken() returns jsonb language sql immutable as $$
  select jsonb_build_array(
    jsonb_build_object('task', 2, 'flow', 1, 'fingerprint', '0123456789abcdef', 'release', '1.12.5', 'checkedAt', '2026-11-20T10:00:00Z'),
    jsonb_build_object('task', 4, 'flow', 1, 'fingerprint', '0123456789abcdef', 'release', '1.12.5', 'checkedAt', '2026-11-20T10:00:00Z'),
    jsonb_build_object('task', 4, 'flow', 2, 'fingerprint', '0123456789abcdef', 'release', null, 'checkedAt', '2026-11-20T10:00:00Z'))
$$;

-- A learner's own.
select tests.sign_in('ada');
select is(tests.check_flow('ada', 1, 3), now(), 'a check has the time of the database');
select lives_ok($$select tests.check_flow('ada', 1, 3, flow => 2, release => null)$$, 'a task may ask for several flows, and a file need not say its release');
select lives_ok(format($$select tests.check_flow('ada', 1, 4, release => %L)$$, release), 'release ' || release)
from unnest(array['1', '1.12.5', '1.5.0.post2', '1.12.0.dev3', '1.5.0rc1', '2026.11.21']) release;
select tests.checked_ago('ada', '1 day');
select is(tests.check_flow('ada', 1, 3), now() - interval '1 day', 'the same check sent again keeps its time');
select is(tests.check_flow('ada', 1, 3, 'fedcba9876543210'), now(), 'another flow takes its place, at its own time');
select is((select count(*)::integer from flow_checks), 3, 'there is one row for each flow of a task');

select throws_ok(format($$select tests.check_flow('ada', 1, 1, %L)$$, fingerprint), '23514', null, format('attack: the fingerprint %s', left(fingerprint, 20)))
from unnest(array['', '0123456789ABCDEF', 'summa cum laude!', '0123456789abcdef0', E'0123456789abcdef\n', repeat('0', 100000)]) fingerprint;
select throws_ok(format($$select tests.check_flow('ada', 1, 1, release => %L)$$, release), '23514', null, format('attack: the release %s', left(release, 20)))
from unnest(array['', 'best of all', '1.12.5 with honours', E'1.12.5\n', '1.' || repeat('1.', 50000), '12345']) release;
select throws_ok($$select tests.check_flow('ada', 1, 1, null)$$, '23502', null, 'attack: no fingerprint');
select throws_ok(format($$select tests.check_flow('ada', 1, 1, flow => %s)$$, flow), '23514', null, 'attack: flow ' || flow)
from unnest(array[0, -1, 10]) flow;
select throws_ok(format($$select tests.check_flow('ada', %s, 1)$$, level), '22023', null, 'attack: level ' || level)
from unnest(array['0', '6', '-1', '2147483647', 'null']) level;
select throws_ok(format($$select tests.check_flow('ada', 1, %s)$$, task), '22023', null, 'attack: task ' || task)
from unnest(array['0', '6', '-1', '2147483647', 'null']) task;
select throws_ok($$insert into flow_checks (user_id, level, task, fingerprint, checked_at)
  values (tests.id('ada'), 1, 1, '0123456789abcdef', '2020-01-01')$$, '42501', null, 'attack: a time of one''s own');
select throws_ok($$update flow_checks set checked_at = '2020-01-01'$$, '42501', null, 'attack: another time');
select tests.send_header('x-change-age', '315360000000');
select is(tests.check_flow('ada', 1, 5), now(), 'attack: an age does not date a check back');
select tests.send_header('x-change-age', 'long ago');
select throws_ok($$select tests.check_flow('ada', 1, 5)$$, '22023', null, 'what is no age is refused');
select tests.as_service();
select throws_ok($$insert into flow_checks (user_id, level, task, fingerprint, checked_at)
  values (tests.id('bob'), 9, 1, '0123456789abcdef', '2020-01-01')$$, '22023', null, 'the service key keeps to the course, too');

-- Others'.
select tests.sign_in('bob');
select is_empty('select * from flow_checks', 'a learner reads none of another''s');
select throws_ok($$select tests.check_flow('ada', 1, 3)$$, '42501', null, 'attack: change another''s');
select throws_ok($$select tests.check_flow('ada', 1, 2)$$, '42501', null, 'attack: add to another''s');
select lives_ok($$select tests.check_flow('bob', 1, 1)$$, 'a learner adds their own');
select throws_ok($$update flow_checks set user_id = tests.id('ada')$$, '42501', null, 'attack: give one''s own to another');
with gone as (delete from flow_checks returning user_id)
select is((select count(*)::integer from gone), 1, 'attack: a deletion reaches one''s own alone');
select tests.sign_out();
select throws_ok(query, '42501', null, 'attack: a visitor: ' || query)
from unnest(array['select * from flow_checks', 'select count(*) from flow_checks', 'delete from flow_checks', $$select tests.check_flow('ada', 1, 1)$$,
  $$update flow_checks set release = '1'$$]) query;
select tests.send_header('x-certificate-id', 'CERT-1760000000001-L1');
select throws_ok('select * from flow_checks', '42501', null, 'attack: with the header of a certificate');

-- A certificate takes along what was checked by then, of its level, where it may be signed.
select tests.as_owner();
select tests.mark_quizzes();
update course_settings set course_name = 'The course', issued_by = 'The school';
select tests.sign_in('ada');
delete from flow_checks;
select tests.check_flow('ada', 1, 4, flow => 2, release => null), tests.check_flow('ada', 1, 4), tests.check_flow('ada', 1, 2),
  tests.check_flow('ada', 2, 1);
select tests.checked_ago('ada', now() - '2026-11-20T10:00:00.9Z'::timestamptz);
select tests.hand_in(1, '{2,2,2,2,1}', 'a1');
select tests.upsert_quiz('ada', 1, true, 100, 60);
select tests.certify('CERT-1760000000001-L1', 'ada', 1, 100);
select tests.sign_in('bob');
select tests.hand_in(1, '{2,2,2,2,1}', 'b1');
select tests.upsert_quiz('bob', 1, true, 100, 60);
select tests.certify('CERT-1760000000002-L1', 'bob', 1, 100);
select is((select checked_flows from certificates), '[]'::jsonb, 'a certificate has nothing of another learner''s checks');
select throws_ok($$insert into certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by, checked_flows)
  values ('CERT-1760000000009-L1', tests.id('bob'), 'Bob', 1, 'The course', 100, 'now', 'The school', '[{"task": 1}]')$$, '42501', null,
  'attack: say which flows were checked');
select tests.sign_out();
select tests.send_header('x-certificate-id', 'CERT-1760000000001-L1');
prepare taken as select checked_flows from certificates;
select results_eq('taken', 'select tests.taken()', 'whoever names a certificate reads which flows of its level were checked by then');
select tests.sign_in('ada');
select tests.check_flow('ada', 1, 1), tests.check_flow('ada', 1, 2, 'fedcba9876543210');
select results_eq('taken', 'select tests.taken()', 'what is checked later does not change it');
delete from flow_checks;
select results_eq('taken', 'select tests.taken()', 'nor what is deleted');
select tests.as_owner();
update course_settings set course_name = null;
select tests.sign_in('cleo');
select tests.check_flow('cleo', 1, 1), tests.hand_in(1, '{2,2,2,2,1}', 'c1');
select tests.upsert_quiz('cleo', 1, true, 100, 60);
select tests.certify('CERT-1760000000003-L1', 'cleo', 1, 100);
select is((select checked_flows from certificates), '[]'::jsonb, 'one that may not be signed has none');

-- Deletions.
delete from course_progress where level = 5;
select is_empty('select * from flow_checks', 'whoever deletes their progress deletes their checks, also where no progress was left');
select tests.send_header('x-change-age', '60000');
select throws_ok($$select tests.check_flow('cleo', 1, 1)$$, 'PT410', null, 'a check from before the deletion does not come back');
select tests.send_header('x-change-age', '0');
select throws_ok($$select tests.check_flow('cleo', 9, 1)$$, 'PT410', null, 'also at a level that the course does not have: the deletion is told first');
select tests.no_headers();
select lives_ok($$select tests.check_flow('cleo', 1, 1)$$, 'one from after it is kept');
select tests.sign_in('ada');
select tests.check_flow('ada', 1, 1);
delete from course_progress;
select tests.as_owner();
select results_eq('select user_id from flow_checks', $$values (tests.id('cleo'))$$, 'a deletion leaves others theirs');
delete from auth.users where id = tests.id('cleo');
select is_empty('select * from flow_checks', 'nothing of a deleted account stays');

select * from finish();
rollback;

-- What somebody can try with the public key, an account and no scruples. "mallory" attacks, "ada" is attacked.
begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada', 'mallory');
select tests.pass('ada', 2);
select tests.upsert_tasks('ada', 1, '[1,2]');
select tests.certify('CERT-1760000000001-L1', 'ada', 1, 100);
select tests.certify('CERT-1760000000002-L2', 'ada', 2, 100);

-- Other people's progress.
select tests.sign_in('mallory');
select is_empty('select * from course_progress', 'attack: read all progress');
select is_empty($$select * from course_progress where user_id = tests.id('ada')$$, 'attack: read another''s progress by id');
select is((select count(*)::integer from course_progress), 0, 'attack: count another''s progress');
select throws_ok($$insert into course_progress (user_id, level) values (tests.id('ada'), 1)$$, '42501', null, 'attack: insert over another''s row');
select throws_ok($$insert into course_progress (user_id, level) values (tests.id('ada'), 3)$$, '42501',
  'level 3 is locked: level 2 is not passed', 'attack: learn from the error whether another has passed a level');
select throws_ok($$insert into course_progress (user_id, level) values (tests.id('nobody'), 1)$$, '42501', null, 'attack: learn from the error whether an account exists');
select throws_ok($$select tests.upsert_tasks('ada', 1, '[]')$$, '42501', null, 'attack: upsert another''s tasks');
select throws_ok($$select tests.upsert_quiz('ada', 1, false, 0, 0)$$, '42501', null, 'attack: upsert another''s quiz');
select is_empty($$update course_progress set completed_tasks = '{}' where user_id = tests.id('ada') returning 1$$, 'attack: update another''s row');
select is_empty($$update course_progress set quiz_score = 0, quiz_completed = false returning 1$$, 'attack: update every row');
select is_empty($$delete from course_progress where user_id = tests.id('ada') returning 1$$, 'attack: delete another''s row');
select is_empty('delete from course_progress returning 1', 'attack: delete every row');
select throws_ok('truncate course_progress', '42501', null, 'attack: truncate progress');
select tests.upsert_tasks('mallory', 1, '[1]');
select throws_ok($$update course_progress set user_id = tests.id('ada') where user_id = tests.id('mallory')$$, '42501', null, 'attack: give one''s own row to another');
select throws_ok($$insert into course_progress (user_id, level) values (tests.id('mallory'), 1)
  on conflict (user_id, level) do update set user_id = tests.id('ada')$$, '42501', null, 'attack: give one''s own row to another by upsert');
select tests.act_as('authenticated', '{"role":"authenticated"}');
select is_empty('select * from course_progress', 'attack: read with a token without a user');
select throws_ok($$insert into course_progress (user_id, level) values (tests.id('ada'), 1)$$, '42501', null, 'attack: write with a token without a user');
select tests.sign_out();
select throws_ok('select * from course_progress', '42501', null, 'attack: read progress signed out');
select throws_ok($$insert into course_progress (user_id, level) values (tests.id('ada'), 1)$$, '42501', null, 'attack: write progress signed out');
select throws_ok('delete from course_progress', '42501', null, 'attack: delete progress signed out');

-- One's own progress, beyond the rules.
select tests.sign_in('mallory');
select throws_ok($$select tests.upsert_tasks('mallory', 3, '[1]')$$, '42501', null, 'attack: level 3 before level 2');
select throws_ok($$select tests.upsert_quiz('mallory', 5, true, 100, 1)$$, '42501', null, 'attack: level 5 at once');
select throws_ok($$insert into course_progress (user_id, level, quiz_completed, quiz_score) select tests.id('mallory'), l, true, 100 from generate_series(5, 2, -1) l$$,
  '42501', null, 'attack: all levels in one request, backwards');
select throws_ok($$update course_progress set level = 2$$, '42501', null, 'attack: move a row to a locked level');
select throws_ok($$select tests.upsert_tasks('mallory', 6, '[]')$$, '22023', null, 'attack: level beyond the course');
select throws_ok($$select tests.upsert_quiz('mallory', 1, true, 120, 1)$$, '22023', null, 'attack: score 120');
select throws_ok($$select tests.upsert_quiz('mallory', 1, true, 40, 1)$$, '22023', null, 'attack: a pass with score 40');
select throws_ok($$select tests.upsert_quiz('mallory', 1, true, null, 1)$$, '22023', null, 'attack: a pass without a score');
select throws_ok($$select tests.upsert_quiz('mallory', 1, true, 73, 1)$$, '22023', null, 'attack: a score that five questions cannot give');
select throws_ok($$select tests.upsert_tasks('mallory', 1, '["level-1-task-6"]')$$, '22023', null, 'attack: a task beyond the level');
select throws_ok($$select tests.upsert_tasks('mallory', 1, '["level-2-task-1"]')$$, '22023', null, 'attack: a task of another level');
select throws_ok($$select tests.upsert_tasks('mallory', 1, (select json_agg('level-1-task-1'::text) from generate_series(1, 100000)))$$, '22023', null, 'attack: a list of 100,000 repeats');
select throws_ok($$select tests.upsert_tasks('mallory', 1, (select json_agg(n) from generate_series(1, 100000) n))$$, '22023', null, 'attack: a list of 100,000 tasks');
select throws_ok($$select tests.upsert_tasks('mallory', 1, json_build_array(repeat('x', 1000000)))$$, '22023', null, 'attack: a task of a megabyte');
select throws_ok($$select tests.upsert_tasks('mallory', 1, json_build_array(repeat(' ', 100000) || '9' || repeat(' ', 100000)))$$, '22023', null, 'attack: a task of blanks, to keep the pattern busy');
select throws_ok($$update course_progress set completed_tasks = array[array['level-1-task-9'], array['x']]$$, '22023', null, 'attack: a nested list');
select throws_ok($$update course_progress set created_at = '2020-01-01'$$, '42501', null, 'attack: change when a row was made');
select throws_ok($$insert into course_progress (user_id, level, updated_at) values (tests.id('mallory'), 1, now()) on conflict do nothing$$, '42501', null, 'attack: set a timestamp');

-- The time at which another deleted their progress, and what it keeps out.
select tests.sign_in('mallory');
select lives_ok($$delete from course_progress where user_id = tests.id('ada')$$, 'attack: say that another deleted their progress, by deleting it');
select throws_ok($$insert into course_progress_deletions (user_id) values (tests.id('ada'))$$, '42501', null, 'attack: say that another deleted their progress');
select throws_ok($$insert into course_progress_deletions (user_id) values (tests.id('ada'))
  on conflict (user_id) do update set deleted_at = now()$$, '42501', null, 'attack: say it by upsert');
select throws_ok($$insert into course_progress_deletions (user_id) values (tests.id('nobody'))$$, '42501', null, 'attack: learn from the error whether an account exists, by a deletion');
select throws_ok($$insert into course_progress_deletions (user_id, deleted_at) values (tests.id('mallory'), 'infinity')$$, '42501', null, 'attack: choose the time of a deletion');
select lives_ok($$update course_progress_deletions set deleted_at = 'infinity'$$, 'attack: move a deletion into the future');
select results_eq($$select user_id, deleted_at = now() from course_progress_deletions$$,
  $$values (tests.id('mallory'), true)$$, 'which moves one''s own to now, and shows one''s own alone');
select throws_ok($$update course_progress_deletions set user_id = tests.id('ada')$$, '42501', null, 'attack: give one''s own deletion to another');
select throws_ok('delete from course_progress_deletions', '42501', null, 'attack: forget a deletion');
select throws_ok('truncate course_progress_deletions', '42501', null, 'attack: truncate the deletions');
select is(tests.upsert_tasks('mallory', 1, '[1]'), '{level-1-task-1}'::text[], 'mallory, who deleted progress by that, begins again');
select tests.sign_in('ada');
select is_empty('select * from course_progress_deletions', 'the learner who was attacked has deleted nothing');
select tests.send_header('x-change-age', '60000');
select is(tests.upsert_tasks('ada', 1, '[1,2]'), '{level-1-task-1,level-1-task-2}'::text[], 'and their older work is still taken');
select tests.sign_out();
select throws_ok('select * from course_progress_deletions', '42501', null, 'attack: read deletions signed out');
select throws_ok($$insert into course_progress_deletions (user_id) values (tests.id('ada'))$$, '42501', null, 'attack: add a deletion signed out');

-- Settings.
select tests.sign_in('mallory');
select throws_ok('update course_settings set pass_mark = 0', '42501', null, 'attack: lower the pass mark');
select throws_ok('delete from course_settings', '42501', null, 'attack: delete the settings');
select throws_ok('insert into course_settings default values', '42501', null, 'attack: add settings');
select tests.sign_out();
select throws_ok('update course_settings set pass_mark = 0', '42501', null, 'attack: lower the pass mark signed out');

-- Certificates that were not earned.
select tests.sign_in('mallory');
select throws_ok($$select tests.certify('CERT-1760000000011-L1', 'mallory', 1, 100)$$, '42501', null, 'attack: a certificate for a level not passed');
select tests.upsert_quiz('mallory', 1, false, 60, 1);
select throws_ok($$select tests.certify('CERT-1760000000011-L1', 'mallory', 1, 60)$$, '42501', null, 'attack: a certificate for a failure');
select tests.upsert_quiz('mallory', 1, true, 80, 1);
select throws_ok($$select tests.certify('CERT-1760000000011-L1', 'mallory', 1, 100)$$, '42501', null, 'attack: a certificate with a better score');
select throws_ok($$select tests.certify('CERT-1760000000011-L2', 'mallory', 2, 80)$$, '42501', null, 'attack: a certificate for the next level');
select throws_ok($$select tests.certify('CERT-1760000000011-L1', 'ada', 1, 80)$$, '42501', null, 'attack: a certificate for another');
select throws_ok($$select tests.certify('CERT-1760000000011-L1', 'ada', 1, 100)$$, '42501', null, 'attack: a certificate for another, with their score');
select throws_ok($$insert into certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by)
  values ('CERT-1760000000011-L1', tests.id('ada'), 'A', 1, 'c', 80, 'd', 'i')$$, '42501', null, 'attack: a certificate for another, with one''s own score, without asking for it back');
select throws_ok($$update course_progress set level = 2$$, '42501', 'a progress row keeps its learner and its level', 'attack: move a pass to the next level');
select throws_ok($$insert into certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by, created_at)
  values ('CERT-1760000000011-L1', tests.id('mallory'), 'M', 1, 'c', 80, 'd', 'i', '2020-01-01')$$, '42501', null, 'attack: a certificate from the past');
select tests.certify('CERT-1760000000012-L1', 'mallory', 1, 80, 'Mallory');

-- Certificates that are changed.
select throws_ok($$update certificates set user_name = 'Eve' where user_id = tests.id('mallory')$$, '42501', null, 'attack: change one''s own certificate');
select throws_ok($$update certificates set user_name = 'Eve'$$, '42501', null, 'attack: change every certificate');
select throws_ok($$delete from certificates where user_id = tests.id('mallory')$$, '42501', null, 'attack: delete one''s own certificate');
select throws_ok('delete from certificates', '42501', null, 'attack: delete every certificate');
select throws_ok('truncate certificates', '42501', null, 'attack: truncate certificates');
select throws_ok($$insert into certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by)
  values ('CERT-1760000000012-L1', tests.id('mallory'), 'Eve', 1, 'c', 80, 'd', 'i')
  on conflict (id) do update set user_name = excluded.user_name$$, '42501', null, 'attack: change a certificate by upsert');
select tests.sign_out();
select throws_ok($$select tests.certify('CERT-1760000000013-L1', 'ada', 1, 100)$$, '42501', null, 'attack: add a certificate signed out');
select throws_ok($$update certificates set user_name = 'Eve'$$, '42501', null, 'attack: change a certificate signed out');
select throws_ok('delete from certificates', '42501', null, 'attack: delete a certificate signed out');
select tests.as_service();
select throws_ok($$update certificates set user_name = 'Eve'$$, '42501', null, 'attack: change a certificate with the service key');
select throws_ok('delete from certificates', '42501', null, 'attack: delete a certificate with the service key');
select tests.as_owner();
select throws_ok($$update certificates set user_name = 'Eve'$$, '42501', 'a certificate is never changed', 'attack: change a certificate in the SQL editor');

-- Listing certificates.
select concat(case who when 'anon' then tests.sign_out() else tests.sign_in('nobody') end,
  is_empty(query, format('attack: %s lists certificates: %s', who, query)))
from unnest(array['anon', 'authenticated']) who,
  unnest(array[
    'select * from certificates',
    $$select id from certificates where id like 'CERT-%'$$,
    $$select id from certificates where id > 'CERT-1' order by id limit 1$$,
    $$select id from certificates where id in ('CERT-1760000000001-L1', 'CERT-1760000000002-L2')$$,
    $$select id from certificates where user_id = tests.id('ada')$$,
    'select count(*) from certificates having count(*) > 0',
    'select user_id from certificates group by user_id']) query;

-- The header names one certificate, and is never more than a name.
select concat(case who when 'anon' then tests.sign_out() else tests.sign_in('nobody') end,
  tests.send_header('x-certificate-id', header),
  is_empty('select * from certificates', format('attack: %s sends x-certificate-id: %s', who, to_json(header))))
from unnest(array['anon', 'authenticated']) who,
  unnest(array['', '%', '*', 'CERT-%', 'CERT-1760000000001-%', ''' or ''1''=''1', 'CERT-1760000000001-L1'' or true --',
    'CERT-1760000000001-L1,CERT-1760000000002-L2', '["CERT-1760000000001-L1"]', '{"$ne":null}', 'null', 'true',
    'cert-1760000000001-l1', ' CERT-1760000000001-L1', E'CERT-1760000000001-L1\n', 'CERT-1760000000001-L1"}']) header;
select tests.sign_out();
select concat(left(set_config('request.headers', headers, true), 0),
  is_empty('select * from certificates', 'attack: headers as ' || headers))
from unnest(array['', '{}', '[]', 'null', '"x-certificate-id"', '{"x-certificate-id":null}', '{"x-certificate-id":["CERT-1760000000001-L1"]}',
  '{"x-certificate-id":{"a":"CERT-1760000000001-L1"}}', '{"certificate-id":"CERT-1760000000001-L1"}']) headers;
select tests.send_header('x-certificate-id', 'CERT-1760000000001-L1');
select results_eq('select id from certificates', $$values ('CERT-1760000000001-L1'::text)$$, 'attack: with one id known, list the rest');
select is_empty($$select * from certificates where id <> 'CERT-1760000000001-L1'$$, 'attack: with one id known, ask for another');
select throws_ok('select * from course_progress', '42501', null, 'attack: with one id known, read its owner''s progress');

-- Private functions.
select concat(case who when 'anon' then tests.sign_out() when 'service_role' then tests.as_service() else tests.sign_in('mallory') end,
  throws_ok(format('select private.%s()', f), '42501', 'permission denied for schema private', format('attack: %s calls private.%s', who, f)))
from unnest(array['anon', 'authenticated', 'service_role']) who,
  unnest(array['requested_certificate', 'check_progress_level', 'merge_completed_tasks', 'check_quiz_result', 'check_certificate',
  'set_deletion_time', 'note_progress_deletion', 'refuse_deleted_progress']) f;
select tests.sign_in('mallory');
select throws_ok('create function public.evil() returns void language sql as $f$ select $f$', '42501', null, 'attack: create a function');
select throws_ok('create table public.evil ()', '42501', null, 'attack: create a table');
select throws_ok('alter table course_progress disable row level security', '42501', null, 'attack: switch row-level security off');
select throws_ok('alter table course_progress disable trigger user', '42501', null, 'attack: switch the triggers off');
select throws_ok($$set local session_replication_role = replica$$, '42501', null, 'attack: pretend to be a replica');
select throws_ok('select * from auth.users', '42501', null, 'attack: read the accounts');

-- After all of it, nothing has changed.
select tests.as_owner();
select results_eq($$select level, completed_tasks, quiz_completed, quiz_score from course_progress where user_id = tests.id('ada') order by level$$,
  $$values (1, '{level-1-task-1,level-1-task-2}'::text[], true, 100), (2, '{}', true, 100)$$, 'the progress that was attacked is as it was');
select results_eq('select id, user_name from certificates order by id',
  $$values ('CERT-1760000000001-L1'::text, 'Ada'::text), ('CERT-1760000000002-L2', 'Ada'), ('CERT-1760000000012-L1', 'Mallory')$$, 'the certificates are as they were');

select * from finish();
rollback;

begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada', 'bob');

-- Tasks.
select tests.sign_in('ada');
select is(tests.upsert_tasks('ada', 1, '["level-1-task-1"]'), '{level-1-task-1}'::text[], 'a first task is saved');
select is(tests.upsert_tasks('ada', 1, '["level-1-task-3","level-1-task-2","level-1-task-3"]'),
  '{level-1-task-2,level-1-task-3}'::text[], 'a list is sorted, without repeats, and replaces what was there');
select is(tests.upsert_tasks('ada', 1, '[5,"4","task-1-3","level-1-task-2"," 01 ",4]'),
  '{level-1-task-1,level-1-task-2,level-1-task-3,level-1-task-4,level-1-task-5}'::text[], 'older forms are rewritten');
select is(tests.upsert_tasks('ada', 1, '[]'), '{}'::text[], 'the last task can be unticked');
select throws_ok(format($$select tests.upsert_tasks('ada', 1, %L)$$, tasks), '22023', null, 'refused as a task of level 1: ' || tasks)
from unnest(array['["level-1-task-6"]', '["level-2-task-1"]', '["task-2-1"]', '[0]', '[-1]', '[1.5]', '[""]', '[null]',
  '["level-1-task-"]', '["<script>"]', '["level-1-task-1\nlevel-1-task-9"]', '["LEVEL-1-TASK-1"]', '[99999999999999999999]', 'null']) tasks;
select throws_like($$select tests.upsert_tasks('ada', 1, '["level-1-task-6"]')$$,
  '"level-1-task-6" is no task of level 1, which has 1 to 5', 'the refusal says which entry it is');
select throws_ok($$select tests.upsert_tasks('ada', 6, '[]')$$, '22023', 'level 6 is not one of this course, which has 1 to 5', 'level 6 is refused');
select throws_ok($$select tests.upsert_tasks('ada', 0, '[]')$$, '22023', null, 'level 0 is refused');
select throws_ok($$select tests.upsert_tasks('ada', -1, '[]')$$, '22023', null, 'level -1 is refused');

-- Quizzes.
select results_eq($$select * from tests.upsert_quiz('ada', 1, false, 40, 90)$$, 'values (false, 40, 90)', 'a failure is stored with its score');
select results_eq($$select * from tests.upsert_quiz('ada', 1, false, 20, 80)$$, 'values (false, 20, 80)', 'a second failure replaces the first');
select throws_ok(format('select tests.upsert_quiz(%L, 1, %L, %s, 60)', 'ada', completed, score), '22023', null,
  format('refused as a result: %s with score %s', completed, score))
from (values ('true', '60'), ('false', '80'), ('true', '40'), ('true', 'null'), (null, '80'), ('true', '120'), ('true', '70'),
  ('true', '99'), ('false', '-20'), ('false', '1'), ('true', '2147483647')) as results (completed, score);
select throws_ok($$select tests.upsert_quiz('ada', 1, true, 80, -1)$$, '22023', null, 'a negative time is refused');
select throws_ok($$select tests.upsert_quiz('ada', 1, true, 80, null)$$, '22023', null, 'a missing time is refused');
select results_eq($$select * from tests.upsert_quiz('ada', 1, true, 80, 100000)$$, 'values (true, 80, 86400)', 'a pass is stored, and a time above a day is one day');
select results_eq($$select * from tests.upsert_quiz('ada', 1, false, 40, 10)$$, 'values (true, 80, 86400)', 'a failure after a pass changes nothing, without error');
select results_eq($$select * from tests.upsert_quiz('ada', 1, false, null, 0)$$, 'values (true, 80, 86400)', 'a pass cannot be erased');
select results_eq($$select * from tests.upsert_quiz('ada', 1, true, 80, 70)$$, 'values (true, 80, 86400)', 'an equal pass changes nothing');
select results_eq($$select * from tests.upsert_quiz('ada', 1, true, 100, 95)$$, 'values (true, 100, 95)', 'a better pass is stored');
select results_eq($$select * from tests.upsert_quiz('ada', 1, true, 80, 5)$$, 'values (true, 100, 95)', 'a lower pass changes nothing');

-- Each upsert leaves the columns of the other alone.
select tests.upsert_tasks('ada', 1, '[2]');
select results_eq($$select quiz_completed, quiz_score, quiz_time_seconds from course_progress where level = 1$$,
  'values (true, 100, 95)', 'a task leaves the quiz alone');
select results_eq($$select * from tests.upsert_quiz('ada', 2, false, 60, 12)$$, 'values (false, 60, 12)', 'a quiz can be the first thing of a level');
select tests.upsert_tasks('ada', 2, '[2]');
select tests.upsert_quiz('ada', 2, false, 40, 33);
select results_eq('select completed_tasks, quiz_time_seconds from course_progress where level = 2',
  $$values ('{level-2-task-2}'::text[], 33)$$, 'a quiz leaves the tasks alone');

-- Order.
select throws_ok($$select tests.upsert_tasks('ada', 3, '[1]')$$, '42501', 'level 3 is locked: level 2 is not passed', 'a task of a locked level is refused, readably');
select throws_ok($$select tests.upsert_quiz('ada', 3, true, 100, 1)$$, '42501', 'level 3 is locked: level 2 is not passed', 'a quiz of a locked level is refused');
select lives_ok($$select tests.pass('ada', 5)$$, 'all levels can be passed in order');
select results_eq('select level from course_progress where user_id = tests.id(''ada'') order by level', 'values (1), (2), (3), (4), (5)', 'the list has all levels');

-- Reading, as the application calls it.
select results_eq($$select quiz_completed, quiz_score from course_progress where user_id = tests.id('ada') and level = 4$$, 'values (true, 100)', 'the gate check reads one row');
select results_eq($$select count(*)::integer from course_progress$$, 'values (5)', 'a learner has their own rows without a filter, too');

-- Deleting one's own progress.
select lives_ok($$delete from course_progress where user_id = tests.id('ada') and level = 1$$, 'a learner deletes a row of theirs');
select throws_ok($$update course_progress set completed_tasks = '{1}' where level = 2$$, '42501', null, 'what lies behind a deleted pass is locked again');
select lives_ok($$delete from course_progress where user_id = tests.id('ada')$$, 'a learner deletes all their progress');
select is_empty('select from course_progress', 'no progress is left');
select lives_ok($$select tests.upsert_tasks('ada', 1, '[1]')$$, 'and begins again');

-- The service role is bound by the same rules.
select tests.as_service();
select throws_ok($$select tests.upsert_quiz('bob', 2, true, 100, 1)$$, '42501', null, 'the service role keeps the order');
select lives_ok($$select tests.upsert_quiz('bob', 1, true, 100, 1)$$, 'the service role writes for a learner');

-- Timestamps.
select tests.as_owner();
alter table course_progress disable trigger user;
update course_progress set created_at = '2026-01-01', updated_at = '2026-01-01';
alter table course_progress enable trigger user;
select tests.sign_in('ada');
select tests.upsert_tasks('ada', 1, '[1,2]');
select results_eq($$select created_at, updated_at = now() from course_progress where level = 1$$,
  $$values ('2026-01-01'::timestamptz, true)$$, 'a row remembers when it was made and when it was changed');

-- Accounts that are deleted take their rows along.
select tests.as_owner();
delete from auth.users where id = tests.id('ada');
select is_empty($$select from course_progress where user_id = tests.id('ada')$$, 'a deleted account leaves no progress');

select * from finish();
rollback;

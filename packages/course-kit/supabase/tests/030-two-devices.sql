begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada');
select tests.sign_in('ada');

select tests.base('[]');
select is(tests.upsert_tasks('ada', 1, '[1]'), '{level-1-task-1}'::text[], 'the first device makes the row');
select is(tests.upsert_tasks('ada', 1, '[2]'), '{level-1-task-1,level-1-task-2}'::text[], 'a second device that had read nothing keeps the first one''s task');
select tests.base('["level-1-task-1"]');
select is(tests.upsert_tasks('ada', 1, '["level-1-task-1","level-1-task-3"]'),
  '{level-1-task-1,level-1-task-2,level-1-task-3}'::text[], 'a task that is added to an old list is added to the new one');
select is(tests.upsert_tasks('ada', 1, '[]'), '{level-1-task-2,level-1-task-3}'::text[], 'unticking on an old list takes away that task alone');
select is(tests.upsert_tasks('ada', 1, '[]'), '{level-1-task-2,level-1-task-3}'::text[], 'unticking twice is once');
select is(tests.upsert_tasks('ada', 1, '[1]'), '{level-1-task-2,level-1-task-3}'::text[], 'what was not changed here stays as it is there');
select tests.base('[2,"task-1-3"]');
select is(tests.upsert_tasks('ada', 1, '[2]'), '{level-1-task-2}'::text[], 'the base is understood in older forms');
select tests.base('["level-2-task-2", "level-1-task-99", "nonsense", null, {"a": 1}, [2]]');
select is(tests.upsert_tasks('ada', 1, '[4]'), '{level-1-task-2,level-1-task-4}'::text[], 'entries of the base that are no task of the level are passed over');
select tests.base('[2,4]');
select throws_ok($$select tests.upsert_tasks('ada', 1, '[2,4,6]')$$, '22023', null, 'a base does not smuggle in a task beyond the level');
select tests.base('[6]');
select throws_ok($$select tests.upsert_tasks('ada', 1, '[6]')$$, '22023', null, 'nor does a base that names it');

select concat(tests.base(base), throws_ok($$select tests.upsert_tasks('ada', 1, '[5]')$$, '22023',
  'the header x-completed-tasks-base is not a JSON array of task keys', 'malformed base: ' || left(base, 40)))
from unnest(array['', ' ', 'null', '1', '"level-1-task-1"', '{}', '{"0":"level-1-task-1"}', '[', '["level-1-task-1"', '[1,]',
  'level-1-task-1', '["\u0000"]', ''' or 1=1 --', '[]; drop table course_progress', '[' || repeat('1,', 1001) || '1]']) base;
select tests.no_headers();
select is((select completed_tasks from course_progress), '{level-1-task-2,level-1-task-4}'::text[], 'a malformed base changes nothing');
select is(tests.upsert_tasks('ada', 1, '[1]'), '{level-1-task-1}'::text[], 'without the header the list is replaced');

-- A quiz that carries the header along.
select tests.base('[1,2]');
select lives_ok($$select tests.upsert_quiz('ada', 1, true, 100, 5)$$, 'a quiz may carry the header');
select is((select completed_tasks from course_progress), '{level-1-task-1}'::text[], 'and leaves the tasks alone');

-- Progress that was deleted on another device does not come back.
delete from course_progress;
select tests.base('[1,2]');
select is(tests.upsert_tasks('ada', 1, '[1,2,3]'), '{level-1-task-3}'::text[], 'after a deletion elsewhere only the new task is there');
delete from course_progress;
select is(tests.upsert_tasks('ada', 1, '[1]'), '{}'::text[], 'and unticking makes an empty list');

-- A plain PATCH follows the same rule.
select tests.no_headers();
select tests.upsert_tasks('ada', 1, '[1,2]');
select tests.base('[1]');
update course_progress set completed_tasks = '{3}' where level = 1;
select is((select completed_tasks from course_progress), '{level-1-task-2,level-1-task-3}'::text[], 'an update merges as an upsert does');

-- One request that writes two levels: each takes the keys of its own.
select tests.pass('ada', 1);
select tests.upsert_tasks('ada', 2, '[1]');
select tests.base('["level-1-task-2","level-2-task-1"]');
insert into course_progress (user_id, level, completed_tasks)
values (tests.id('ada'), 1, '{2,5}'), (tests.id('ada'), 2, '{2}')
on conflict (user_id, level) do update set completed_tasks = excluded.completed_tasks;
select results_eq('select level, completed_tasks from course_progress order by level', $$values
  (1, '{level-1-task-2,level-1-task-3,level-1-task-5}'::text[]), (2, '{level-2-task-2}'::text[])$$, 'one base serves rows of several levels');

-- Rows from before these triggers.
select tests.as_owner();
alter table course_progress disable trigger user;
update course_progress set completed_tasks = '{3,"3",task-1-1,garbage,level-1-task-9}' where level = 1;
alter table course_progress enable trigger user;
select tests.sign_in('ada');
select tests.base('["level-1-task-1","level-1-task-3"]');
select is(tests.upsert_tasks('ada', 1, '["level-1-task-1","level-1-task-2","level-1-task-3"]'),
  '{level-1-task-1,level-1-task-2,level-1-task-3,level-1-task-9}'::text[], 'an old row is rewritten when it is next changed; a task that the course no longer has stays');
select tests.no_headers();
select is(tests.upsert_tasks('ada', 1, '[1,9]'), '{level-1-task-1,level-1-task-9}'::text[], 'and may be sent back');
select is(tests.upsert_tasks('ada', 1, '[1]'), '{level-1-task-1}'::text[], 'or be dropped');

select * from finish();
rollback;

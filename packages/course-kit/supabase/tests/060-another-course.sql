-- A course of 3 levels of 8 tasks, with quizzes of 3, 8 and 3 questions: its author changes one row.
begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada');

select tests.as_service();
select lives_ok($$update course_settings set levels = 3, tasks_per_level = 8, questions_per_level = 3, pass_mark = 60,
  questions_by_level = '{null,8}', tasks_by_level = '{null,null,2}'$$, 'the service role changes the settings');
select throws_ok($$update course_settings set id = false$$, '23514', null, 'but not which row they are');
select throws_ok(format('update course_settings set %s', change), '23514', null, 'refused as settings: ' || change)
from unnest(array['levels = 0', 'pass_mark = 101', 'pass_mark = -1', 'questions_per_level = 0', 'tasks_per_level = 201',
  $$tasks_by_level = '{5,201}'$$, $$questions_by_level = '{0}'$$, $$level_titles = array['Dough', E'two\nlines']$$,
  $$level_colors = array[E'#fff\n']$$]) change;
update course_settings set level_titles = array['Dough', null, 'Table'], level_colors = array['#10b981', null];

select tests.sign_out();
select results_eq('select levels, pass_mark, level_titles[1] from course_settings', $$values (3, 60, 'Dough'::text)$$, 'anybody reads the settings');
select tests.sign_in('ada');
select is(tests.upsert_tasks('ada', 1, '[8]'), '{level-1-task-8}'::text[], 'task 8 of 8');
select throws_ok($$select tests.upsert_tasks('ada', 1, '[9]')$$, '22023', null, 'task 9 of 8');
select is(tests.upsert_tasks('ada', 1, '[8,2,1]'), '{level-1-task-1,level-1-task-2,level-1-task-8}'::text[], 'by number');
select throws_ok($$select tests.upsert_quiz('ada', 1, true, 80, 1)$$, '22023', null, '80 percent of 3 questions');
select results_eq($$select * from tests.upsert_quiz('ada', 1, false, 33, 1)$$, 'values (false, 33, 1)', '1 of 3');
select results_eq($$select * from tests.upsert_quiz('ada', 1, true, 67, 1)$$, 'values (true, 67, 1)', '2 of 3 pass at 60 percent');
select results_eq($$select * from tests.upsert_quiz('ada', 2, true, 63, 1)$$, 'values (true, 63, 1)', '5 of 8, rounded up at the half');
select throws_ok($$select tests.upsert_tasks('ada', 3, '[3]')$$, '22023', null, 'the third level has two tasks');
select throws_ok($$select tests.upsert_tasks('ada', 4, '[1]')$$, '22023', 'level 4 is not one of this course, which has 1 to 3', 'there is no fourth level');
select lives_ok($$select tests.certify('CERT-1760000000001-L2', 'ada', 2, 63)$$, 'a certificate at this course''s mark');

-- The mark is raised afterwards: what was a pass no longer opens or certifies anything, and can be bettered.
select tests.as_service();
update course_settings set pass_mark = 90, questions_by_level = null;
select tests.sign_in('ada');
select throws_ok($$select tests.upsert_tasks('ada', 2, '[1]')$$, '42501', null, 'a level behind an old pass is locked');
select throws_ok($$select tests.certify('CERT-1760000000002-L1', 'ada', 1, 67)$$, '42501', null, 'an old pass is no longer certified');
select is(tests.upsert_tasks('ada', 1, '[1]'), '{level-1-task-1}'::text[], 'tasks of a level with an old pass are saved');
select results_eq($$select * from tests.upsert_quiz('ada', 1, true, 100, 1)$$, 'values (true, 100, 1)', 'a new pass counts');

-- The mark is lowered afterwards: what was a failure stays one.
select tests.upsert_quiz('ada', 2, true, 100, 1), tests.upsert_quiz('ada', 3, false, 67, 1);
select tests.as_service();
update course_settings set pass_mark = 60;
select tests.sign_in('ada');
select throws_ok($$select tests.certify('CERT-1760000000002-L3', 'ada', 3, 67)$$, '42501', null, 'an old failure is not certified at a lower mark');

-- More than ten levels.
select tests.as_service();
update course_settings set levels = 12, pass_mark = 60;
select tests.sign_in('ada');
select lives_ok($$select tests.pass('ada', 12)$$, 'twelve levels in order');
select is(tests.upsert_tasks('ada', 12, '["level-12-task-3","task-12-1",2]'), '{level-12-task-1,level-12-task-2,level-12-task-3}'::text[], 'tasks of level 12');
select throws_ok($$select tests.upsert_tasks('ada', 12, '["level-1-task-2"]')$$, '22023', null, 'level 1 is not level 12');
select lives_ok($$select tests.certify('CERT-1760000000001-L12', 'ada', 12, 100)$$, 'a certificate of level 12');
select throws_ok($$select tests.certify('CERT-1760000000003-L2', 'ada', 12, 100)$$, '23514', null, 'its id names level 12');

select * from finish();
rollback;

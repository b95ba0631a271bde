-- Work that was made before its learner deleted their progress does not come back; work made afterwards is kept.
-- One transaction is one moment here, so a deletion is moved into the past to have a "before" and an "after".
begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada', 'bob', 'carol', 'dora');

create function tests.age(value text) returns void language sql as $$
  select tests.send_header('x-change-age', value)
$$;
create function tests.deleted_ago(learner text, milliseconds integer) returns void language plpgsql as $$
begin
  perform tests.as_owner();
  alter table course_progress_deletions disable trigger user;
  update course_progress_deletions set deleted_at = now() - milliseconds * interval '1 millisecond' where user_id = tests.id(learner);
  alter table course_progress_deletions enable trigger user;
  perform tests.sign_in(learner);
end $$;

-- Nobody has deleted anything: any age will do.
select tests.pass('ada', 2);
select tests.age('315360000000');
select is(tests.upsert_tasks('ada', 1, '[1]'), '{level-1-task-1}'::text[], 'without a deletion, work of any age is saved');
select is_empty('select from course_progress_deletions', 'nothing is remembered of learners who delete nothing');

-- Deleted one minute ago.
select tests.no_headers();
delete from course_progress where user_id = tests.id('ada');
select results_eq('select user_id, deleted_at = now() from course_progress_deletions',
  $$values (tests.id('ada'), true)$$, 'a deletion is remembered with the time of the database');
select tests.deleted_ago('ada', 60000);
select tests.age('60000');
select throws_ok($$select tests.upsert_tasks('ada', 1, '[1]')$$, 'PT410', 'this change was made before its learner deleted their progress',
  'a task from before the deletion is refused as gone');
select throws_ok($$select tests.upsert_quiz('ada', 1, true, 100, 9)$$, 'PT410', null, 'so is a quiz from before');
select throws_ok($$select tests.upsert_tasks('ada', 2, '[1]')$$, 'PT410', null, 'a task of a level that is locked since then is gone, not forbidden');
select is_empty('select from course_progress', 'nothing came back');
select tests.age('59999');
select is(tests.upsert_tasks('ada', 1, '[2]'), '{level-1-task-2}'::text[], 'work from a moment later is saved');
select tests.age('0');
select results_eq($$select * from tests.upsert_quiz('ada', 1, true, 80, 9)$$, 'values (true, 80, 9)', 'work from long after is saved');
select tests.age('60001');
select throws_ok($$update course_progress set completed_tasks = '{1}' where level = 1$$, 'PT410', null, 'a plain update from before is refused too');
select throws_ok($$select tests.upsert_tasks('ada', 1, '[1]')$$, 'PT410', null, 'and so is an upsert over a row from after');
select tests.no_headers();
select is(tests.upsert_tasks('ada', 1, '[3]'), '{level-1-task-3}'::text[], 'a client that sends no age is taken to send new work');

-- A second deletion counts from its own time on.
delete from course_progress where user_id = tests.id('ada');
select tests.age('1');
select throws_ok($$select tests.upsert_tasks('ada', 1, '[1]')$$, 'PT410', null, 'a later deletion takes the place of the earlier one');

-- A deletion that took its time to arrive counts from when the learner asked for it.
select tests.sign_in('dora');
select tests.age('5000');
delete from course_progress where user_id = tests.id('dora');
select throws_ok($$select tests.upsert_tasks('dora', 1, '[1]')$$, 'PT410', null, 'work from before it was asked for is gone');
select tests.age('4999');
select is(tests.upsert_tasks('dora', 1, '[1]'), '{level-1-task-1}'::text[], 'work from after that is kept');
select tests.age('60000');
delete from course_progress where user_id = tests.id('dora');
select results_eq($$select deleted_at = now() - interval '5 seconds' from course_progress_deletions$$, 'values (true)',
  'an older deletion that arrives late does not bring back what a newer one took');
select tests.age('yesterday');
select throws_ok($$delete from course_progress where user_id = tests.id('dora')$$, '22023',
  'the header x-change-age is not a number of milliseconds', 'a deletion of no age is refused');

-- Nothing was there to delete: the work of an account that no device has reached yet.
select tests.sign_in('bob');
delete from course_progress where user_id = tests.id('bob');
select results_eq('select user_id from course_progress_deletions', $$values (tests.id('bob'))$$, 'a deletion that finds nothing is remembered too');
select tests.age('1');
select throws_ok($$select tests.upsert_tasks('bob', 1, '[1]')$$, 'PT410', null, 'and keeps out what was made before it');

-- What is no age.
select concat(tests.age(age), throws_ok($$select tests.upsert_tasks('bob', 1, '[1]')$$, '22023',
  'the header x-change-age is not a number of milliseconds', 'refused as an age: ' || to_json(age)))
from unnest(array['', ' ', '-1', '+1', '1.5', '1e3', '0x10', 'NaN', 'Infinity', 'null', ' 1', '1, 1', E'1\n', '٣', '1 day', '9999999999999999', ''' or 1=1 --']) age;
select tests.age('999999999999999');
select throws_ok($$select tests.upsert_tasks('bob', 1, '[1]')$$, 'PT410', null, 'an age of 31,000 years counts as ten, and is before the deletion');
select tests.sign_in('carol');
select tests.age('999999999999999');
select is(tests.upsert_tasks('carol', 1, '[1]'), '{level-1-task-1}'::text[], 'and is saved where nothing was deleted');

-- Who deletes for others leaves no mark.
select tests.as_service();
select lives_ok($$delete from course_progress where user_id = tests.id('carol')$$, 'the service role deletes for a learner');
select is_empty($$select from course_progress_deletions where user_id = tests.id('carol')$$, 'which is no deletion by the learner');

-- Accounts that go, even in the name of their learner and after a deletion, take everything along.
select tests.as_owner();
select set_config('request.jwt.claims', json_build_object('role', 'authenticated', 'sub', tests.id(learner))::text, true),
  lives_ok(format('delete from auth.users where id = tests.id(%L)', learner), learner || '''s account is deleted')
from unnest(array['ada', 'carol']) learner;
select is_empty($$select from course_progress_deletions where user_id in (tests.id('ada'), tests.id('carol'))$$, 'a deleted account leaves no time of deletion');
select tests.sign_in('ada');
select lives_ok('delete from course_progress', 'a token that outlives its account deletes nothing, without error');

select * from finish();
rollback;

-- Quizzes that the database marks.
begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada', 'bob', 'cleo');
select tests.pass('cleo', 2, 100);
select tests.certify('CERT-1760000000001-L1', 'cleo', 1, 100);
select tests.as_owner();
select tests.mark_quizzes();
update course_settings set course_name = 'The course', issued_by = 'The school';

-- What a learner gets back.
select tests.sign_in('ada');
select is(tests.hand_in(1, '{2,2,2,0,0}', 'a1'), '{"score": 60, "isPassed": false, "attempt": 1, "passMark": 70, "answers": [
  {"isCorrect": true, "correctAnswer": "c", "explanation": "secret 1"}, {"isCorrect": true, "correctAnswer": "c", "explanation": "secret 2"},
  {"isCorrect": true, "correctAnswer": "c", "explanation": "secret 3"}, {"isCorrect": false}, {"isCorrect": false}]}'::jsonb,
  'after a failure the right option of a wrong answer stays hidden');
select results_eq($$select * from tests.upsert_quiz('ada', 1, false, 60, 60)$$, 'values (false, 60, 60)', 'the score that was marked is taken');
select is(tests.hand_in(1, '{2,2,2,2,0}', 'a2'), '{"score": 80, "isPassed": true, "attempt": 2, "passMark": 70, "answers": [
  {"isCorrect": true, "correctAnswer": "c", "explanation": "secret 1"}, {"isCorrect": true, "correctAnswer": "c", "explanation": "secret 2"},
  {"isCorrect": true, "correctAnswer": "c", "explanation": "secret 3"}, {"isCorrect": true, "correctAnswer": "c", "explanation": "secret 4"},
  {"isCorrect": false, "correctAnswer": "b", "explanation": "secret 5"}]}'::jsonb, 'after a pass every right option is shown');
select is(tests.hand_in(1, '{2,2,2,2,0}', 'a2') -> 'attempt', '2', 'a hand-in that comes again is the same attempt');
select is(hand_in_quiz(1, 'v1', '{2,2,2,2,0}', 60, md5('a2')) -> 'further', '{"count": 4, "waitSeconds": null}', 'and says how many more there are');
select is(last_attempt(1) -> 'marks', hand_in_quiz(1, 'v1', '{2,2,2,2,0}', 60, md5('a2')) - 'attempt', 'the latest attempt has the marks that it was told with');
select results_eq($$select * from tests.upsert_quiz('ada', 1, true, 80, 60)$$, 'values (true, 80, 60)', 'a pass that was marked is taken');
select results_eq($$select * from tests.upsert_quiz('ada', 1, true, 80, 60)$$, 'values (true, 80, 60)', 'and taken again');
select results_eq('select quiz_marked from course_progress', 'values (true)', 'it says that it was marked');
select lives_ok($$select tests.upsert_tasks('ada', 1, '[1]')$$, 'a task needs no marks');
select results_eq('select quiz_marked, quiz_score from course_progress', 'values (true, 80)', 'and leaves them');
select is(tests.hand_in(2, '{2,2,2,2,1}', 'a3') -> 'attempt', '1', 'the next level is open and counts its own attempts');

-- Certificates.
select lives_ok($$select tests.certify('CERT-1760000000002-L1', 'ada', 1, 80)$$, 'a certificate of a marked pass');
select results_eq($$select user_name, course_name, issued_by, score, attempt, completion_date from certificates$$,
  $$values ('Ada'::text, 'The course'::text, 'The school'::text, 80, 2, to_char(now() at time zone 'utc', 'FMMonth FMDD, YYYY'))$$,
  'but for the name, the database says what stands on it');

-- Passes from before.
select tests.sign_in('cleo');
select results_eq('select level, quiz_marked from course_progress order by level', 'values (1, false), (2, false)', 'earlier passes are told apart');
select is(tests.hand_in(3, '{0,0,0,0,0}', 'c1') -> 'score', '0', 'and open levels as before');
select results_eq('select attempt from certificates', 'values (null::integer)', 'a certificate from before has no attempt');
select tests.hand_in(1, '{2,2,2,2,0}', 'c2');
select results_eq($$select * from tests.upsert_quiz('cleo', 1, true, 80, 60)$$, 'values (true, 80, 60)', 'a marked pass takes the place of one that was not');
select tests.hand_in(1, '{2,2,2,0,0}', 'c3');
select results_eq($$select * from tests.upsert_quiz('cleo', 1, false, 60, 60)$$, 'values (true, 80, 60)', 'a later failure does not');

-- What is refused.
select tests.sign_in('bob');
select throws_ok(format('select tests.hand_in(1, %L, %L)', answers, what), '22023', null, 'refused: ' || what)
from (values ('{2,2,2,2}', 'too few answers'), ('{2,2,2,2,1,1}', 'too many'), ('{2,2,2,2,null}', 'none for a question'), ('{2,2,2,2,4}', 'an option too far'),
  ('{2,2,2,2,-1}', 'an option before the first'), ('{}', 'nothing'), ('{{2,2,2,2,1}}', 'a nested list'), (null, 'null')) as given (answers, what);
select throws_ok($$select hand_in_quiz(1, 'old', '{2,2,2,2,1}', 60, md5('b'))$$, '22023', 'the questions of level 1 have changed', 'answers to other questions are not marked');
select throws_ok($$select hand_in_quiz(1, 'v1', '{2,2,2,2,1}', 60, '1')$$, '22023', null, 'an id that is none is refused');
select throws_ok($$select tests.hand_in(3, '{2,2,2,2,1}', 'b')$$, '42501', 'level 3 is locked: level 2 is not passed', 'a locked level is not marked');
select throws_ok($$select tests.hand_in(6, '{2,2,2,2,1}', 'b')$$, '22023', null, 'nor one that the course does not have');
select lives_ok(format($$select tests.hand_in(1, '{0,0,0,0,0}', 'b%s')$$, n), 'attempt ' || n) from generate_series(1, 6) n;
select throws_ok($$select tests.hand_in(1, '{2,2,2,2,1}', 'b7')$$, 'PGRST', '{"code" : "PT429", "message" : "too many attempts", "details" : "3600", "hint" : null}', 'the seventh attempt within an hour has to wait');
select is(last_attempt(1) -> 'marks' -> 'further', '{"count": 0, "waitSeconds": 3600}', 'which the latest attempt says as well');
select is(tests.hand_in(1, '{0,0,0,0,0}', 'b6') -> 'attempt', '6', 'but one that was marked already is answered again');
select tests.as_owner();
update private.quiz_attempts set marked_at = marked_at - interval '1 hour' where user_id = tests.id('bob') and number = 1;
select tests.sign_in('bob');
select is(tests.hand_in(1, '{2,2,2,2,1}', 'b8') -> 'attempt', '7', 'an hour after the first there is another one');

-- Deleted progress.
select tests.upsert_quiz('bob', 1, true, 100, 60);
delete from course_progress;
select throws_ok($$select tests.upsert_quiz('bob', 1, true, 100, 60)$$, '42501', null, 'deleted marks do not come back');
select throws_ok($$select tests.hand_in(1, '{2,2,2,2,1}', 'b8')$$, 'PT410', null, 'nor by handing the same answers in again');
select throws_ok($$select tests.hand_in(1, '{2,2,2,2,1}', 'b9')$$, 'PGRST', null, 'and a deletion brings no new attempts');
select tests.as_owner();
select is_empty($$select from private.quiz_attempts where user_id = tests.id('bob') and (score is not null or answers <> '[]')$$, 'of deleted attempts no answer and no mark is kept');
update private.quiz_attempts set marked_at = marked_at - interval '2 hours' where user_id = tests.id('bob');
select tests.sign_in('bob');
select tests.send_header('x-change-age', '5000');
select throws_ok($$select tests.hand_in(1, '{2,2,2,2,1}', 'b10')$$, 'PT410', null, 'answers from before the deletion, which waited on a device, are not marked');
select tests.send_header('x-change-age', 'soon');
select throws_ok($$select tests.hand_in(1, '{2,2,2,2,1}', 'b10')$$, '22023', null, 'an age that is none is refused');

-- Visitors.
select tests.sign_out();
select tests.send_header('x-forwarded-for', '203.0.113.7, 10.0.0.1');
select is(mark_visitor_quiz(1, 'v1', '{2,2,2,0,0}') - 'answers', '{"score": 60, "isPassed": false, "passMark": 70}'::jsonb, 'a visitor''s answers at the first level are marked');
select throws_ok($$select mark_visitor_quiz(2, 'v2', '{2,2,2,2,1}')$$, '42501', null, 'at no other level');
select tests.as_owner();
select is((select count(*)::integer from private.quiz_attempts), 13, 'and leaves no record of an attempt');
update course_settings set visitor_attempts_per_hour = 2;
select tests.sign_out();
select tests.send_header('x-forwarded-for', '203.0.113.7, 10.0.0.2');
select lives_ok($$select mark_visitor_quiz(1, 'v1', '{2,2,2,2,1}')$$, 'a visitor is marked as often as the settings say');
select throws_ok($$select mark_visitor_quiz(1, 'v1', '{2,2,2,2,1}')$$, 'PGRST', null, 'and not more often');
select tests.send_header('x-forwarded-for', '198.51.100.1');
select lives_ok($$select mark_visitor_quiz(1, 'v1', '{2,2,2,2,1}')$$, 'from another address it goes on');

-- A database without keys.
select tests.as_owner();
delete from private.quiz_keys where level = 1;
select tests.sign_in('ada');
select throws_ok($$select tests.hand_in(1, '{2,2,2,2,1}', 'x')$$, 'PT503', null, 'where a key is missing answers wait, and are not lost');
select tests.as_owner();
update course_settings set quizzes_marked = false;
select tests.sign_in('bob');
select results_eq($$select * from tests.upsert_quiz('bob', 1, true, 100, 60)$$, 'values (true, 100, 60)', 'where quizzes are not marked here, the browser''s score is taken');

select * from finish();
rollback;

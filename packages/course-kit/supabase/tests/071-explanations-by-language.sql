-- Explanations in other languages are told where that of the course is, and nowhere else.
begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada', 'bob');
select tests.as_owner();
select tests.mark_quizzes();
update private.quiz_questions set explanations = jsonb_build_object('de', 'geheim ' || position, 'fr', 'un <b>secret</b> ' || position)
where position < 5;

create function pg_temp.told(n integer) returns jsonb language sql as $$
  select jsonb_build_object('isCorrect', true, 'correctAnswer', 'c', 'explanation', 'secret ' || n,
    'explanations', jsonb_build_object('de', 'geheim ' || n, 'fr', 'un <b>secret</b> ' || n))
$$;

-- Before anything is handed in.
select tests.sign_in('ada');
select unalike(draw_quiz(1, md5('a0'), true)::text, '%geheim%', 'attack: what is drawn tells nothing');
select is(last_attempt(1), null, 'attack: nor is there an attempt to look at');
select throws_ok('select explanations from private.quiz_questions', '42501', null, 'attack: read the explanations');
select throws_ok($$select private.marks_of(1, '{q1,q2,q3,q4,q5}', '["c", "c", "c", "c", "b"]', 0)$$, '42501', null, 'attack: have them marked with a pass mark of 0');
select throws_ok($$select hand_in_answers(1, '{q1,q2,q3,q4,q5}', '["c", "c", "c", "c", "b"]', 60, md5('a0'), 'de')$$, '42883', null, 'attack: name a language');

-- After a failure.
select is(tests.hand_in(1, '{2,2,2,0,0}', 'a1') -> 'answers',
  jsonb_build_array(pg_temp.told(1), pg_temp.told(2), pg_temp.told(3), '{"isCorrect": false}'::jsonb, '{"isCorrect": false}'::jsonb),
  'after a failure those of right answers are told, in every language');
select is(last_attempt(1) #> '{marks,answers}', tests.hand_in(1, '{2,2,2,0,0}', 'a1') -> 'answers', 'and the same when it is looked at again');
select tests.send_header('accept-language', 'de');
select unalike(concat(tests.hand_in(1, '{2,2,2,0,0}', 'a1'), last_attempt(1), own_attempts(), draw_quiz(1, md5('a2'))), '%geheim 4%',
  'attack: no call tells that of a wrong answer');
select unalike(own_attempts()::text, '%geheim%', 'what is exported has none');
select throws_ok($$select tests.hand_in(1, '{2,2,2,2,1}', 'a1')$$, '22023', 'this hand_in_id stands for other answers', 'attack: have the same attempt marked as a pass');
select throws_ok($$select tests.hand_in(2, '{2,2,2,2,1}', 'a3')$$, '42501', null, 'attack: those of a locked level');
select throws_ok($$select tests.hand_in(1, '{2}', 'a4', '{q4}')$$, '22023', null, 'attack: hand one question in alone');

-- After a pass.
select is(tests.hand_in(1, '{2,2,2,2,0}', 'a5') -> 'answers',
  jsonb_build_array(pg_temp.told(1), pg_temp.told(2), pg_temp.told(3), pg_temp.told(4),
    '{"isCorrect": false, "correctAnswer": "b", "explanation": "secret 5"}'::jsonb),
  'after a pass all are told, and a question without others as before');
select is(hand_in_quiz(1, 'v1', '{2,2,2,2,0}', 60, md5('a5')) -> 'answers', tests.hand_in(1, '{2,2,2,2,0}', 'a5') -> 'answers',
  'a browser of an earlier release is told the same');

-- Nobody else's, and a visitor's.
select tests.sign_in('bob');
select is(last_attempt(1), null, 'attack: the attempt of another learner');
select tests.sign_out();
select is(mark_answers(1, '{q1,q2,q3,q4,q5}', '["c", "a", "a", "a", "a"]') -> 'answers',
  jsonb_build_array(pg_temp.told(1)) || '[{"isCorrect": false}, {"isCorrect": false}, {"isCorrect": false}, {"isCorrect": false}]',
  'a visitor is told no more than a learner');
select is(mark_answers(1, '{q1,q2,q3,q4,q5}', '["c", "c", "c", "c", "a"]') #> '{answers,3}', pg_temp.told(4), 'and all after a pass');
select throws_ok('select explanations from private.quiz_questions', '42501', null, 'attack: a visitor reads them');
select tests.as_service();
select throws_ok('select explanations from private.quiz_questions', '42501', null, 'attack: the service key reads them');

-- What an operator may write.
select tests.as_owner();
select throws_ok(format('update private.quiz_questions set explanations = %L', given), '23514', null, 'explanations are texts by language, not ' || given)
from unnest(array['[]', '"de"', 'null', '{"de": 1}', '{"de": null}', '{"de": ["x"]}', '{"de": {"x": "y"}}']) given;
select lives_ok($$update private.quiz_questions set explanations = '{"de": ""}'$$, 'a text may be empty');
select throws_ok('update private.quiz_questions set explanations = null', '23502', null, 'they may not be missing');

select * from finish();
rollback;

-- What learners had at 0.1.0 (data.sql) is there after the migrations that came later, and may still be changed.
begin;
set local search_path = public, extensions;
select * from no_plan();

select tests.act_as('authenticated', '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}');
select results_eq('select level, completed_tasks, quiz_completed, quiz_score, quiz_marked from course_progress',
  $$values (1, '{level-1-task-1,level-1-task-3}'::text[], true, 80, true)$$, 'progress is kept');
select results_eq('select id, user_name, level, score, attempt, is_signable, jsonb_array_length(checked_flows) from certificates',
  $$values ('CERT-1760000000001-L1'::text, '☺'::text, 1, 80, 1, true, 1)$$, 'the certificate is kept, with what a signer reads and a name that is not taken any more');
select results_eq('select level, task, flow, fingerprint, release from flow_checks',
  $$values (1, 3, 1, '0123456789abcdef'::text, '1.12'::text)$$, 'checked flows are kept');
select results_eq('select certificate_id, reason from certificate_revocations',
  $$values ('CERT-1760000000001-L1'::text, 'A test'::text)$$, 'the revocation is kept');
select is((public.hand_in_quiz(1, 'v1', '{2,2,2,2,0}', 95, '00000000000000000000000000000001') ->> 'attempt')::integer, 1,
  'a hand-in that comes again is the same attempt');
select is((public.hand_in_quiz(1, 'v1', '{2,2,2,2,1}', 95, '00000000000000000000000000000004') ->> 'score')::integer, 100,
  'answers that waited on a device are marked');
select is((public.hand_in_quiz(2, '', '{0,0}', 60, '00000000000000000000000000000003', array(select jsonb_array_elements_text(ids) from drawn)) ->> 'score')::integer,
  100, 'and those to what was drawn before');
select is((public.hand_in_answers(1, '{q1,q2,q3,q4,q5}', '["c", "c", "c", "c", "b"]', 95, '00000000000000000000000000000005') ->> 'score')::integer, 100,
  'questions go on under ids by their places');
select throws_ok($$select public.hand_in_quiz(1, 'v0', '{2,2,2,2,1}', 95, '00000000000000000000000000000006')$$, '22023',
  'the questions of level 1 have changed', 'other questions are not marked');
select results_eq($$select jsonb_path_query_array(own_attempts(), '$[0].questions[*]'), own_attempts() #> '{0,answers}'$$,
  $$values ('["q1", "q2", "q3", "q4", "q5"]'::jsonb, '["c", "c", "c", "c", "a"]'::jsonb)$$, 'attempts are kept with what was asked and answered');
select results_eq($$update course_progress set completed_tasks = '{level-1-task-2}' where level = 1 returning completed_tasks$$,
  $$values ('{level-1-task-2}'::text[])$$, 'progress goes on');
select is(hand_in_answers(1, '{q1,q2,q3,q4,q5}', '["c", "c", "c", "c", "b"]', 95, '00000000000000000000000000000005') #> '{answers,0}',
  '{"isCorrect": true, "correctAnswer": "c", "explanation": "a"}'::jsonb, 'explanations are in the language of the course until there are others');
select tests.as_owner();
update private.quiz_questions set explanations = '{"de": "A"}' where level = 1 and id = 'q1';
select tests.act_as('authenticated', '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}');
select is(hand_in_quiz(1, 'v1', '{2,2,2,2,0}', 95, '00000000000000000000000000000001') #> '{answers,0}',
  '{"isCorrect": true, "correctAnswer": "c", "explanation": "a", "explanations": {"de": "A"}}'::jsonb, 'and an attempt from before is told in them');
select tests.as_owner();
select is((select count(*)::integer from course_progress_deletions), 1, 'the deletion of another learner is remembered');

-- What came later holds for rows from before: an account can be deleted, and its certificate left.
select tests.act_as('authenticated', '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}');
select is(delete_account('ada@example.org', true), true, 'the account can be deleted');
select tests.as_owner();
select results_eq('select id, user_id, checked_flows -> 0 ->> ''fingerprint'' from certificates',
  $$values ('CERT-1760000000001-L1'::text, null::uuid, '0123456789abcdef'::text)$$, 'its certificate is left as it was, of nobody');
select is((select count(*)::integer from course_progress), 0, 'its progress is gone');

select * from finish();
rollback;

-- What somebody can try against the marking of quizzes. "mallory" attacks, "ada" is attacked.
begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada', 'mallory');
select tests.as_owner();
select tests.mark_quizzes();
update course_settings set course_name = 'The course', issued_by = 'The school';
select tests.sign_in('ada');
select tests.hand_in(1, '{2,2,2,2,1}', 'ada');

-- Scores that nobody marked.
select tests.sign_in('mallory');
select throws_ok($$select tests.upsert_quiz('mallory', 1, true, 100, 60)$$, '42501', 'no attempt at level 1 was marked with 100 percent', 'attack: a score without an attempt');
select throws_ok($$select tests.upsert_quiz('mallory', 1, false, 20, 60)$$, '42501', null, 'attack: a failure without an attempt');
select throws_ok($$insert into course_progress (user_id, level, quiz_completed, quiz_score) values (tests.id('mallory'), 1, true, 100)$$, '42501', null, 'attack: insert a score');
select tests.hand_in(1, '{2,2,2,0,0}', 'm1');
select throws_ok($$select tests.upsert_quiz('mallory', 1, true, 100, 60)$$, '42501', null, 'attack: another score than the marked one');
select throws_ok($$select tests.upsert_quiz('mallory', 1, true, 60, 60)$$, '22023', null, 'attack: a pass with the score of a failure');
select tests.upsert_quiz('mallory', 1, false, 60, 60);
select throws_ok($$update course_progress set quiz_completed = true, quiz_score = 100$$, '42501', null, 'attack: change a score');
select throws_ok($$update course_progress set quiz_marked = true$$, '42501', null, 'attack: say that it was marked');
select throws_ok($$insert into course_progress (user_id, level, quiz_completed, quiz_score, quiz_marked) values (tests.id('mallory'), 1, true, 100, true)$$, '42501', null, 'attack: insert one that says so');
select throws_ok($$select tests.upsert_quiz('mallory', 2, true, 60, 60)$$, '42501', null, 'attack: the score of another level');
select throws_ok($$insert into course_progress (user_id, level, quiz_completed, quiz_score) select tests.id('mallory'), l, true, 100 from generate_series(1, 5) l$$, '42501', null, 'attack: all levels in one request');

-- Another's attempts.
select throws_ok($$select tests.upsert_quiz('ada', 1, true, 100, 60)$$, '42501', null, 'attack: hand in for another');
select is(tests.hand_in(1, '{0,0,0,0,0}', 'ada') - 'answers', '{"score": 0, "isPassed": false, "attempt": 2, "passMark": 70}'::jsonb, 'attack: another''s hand_in_id is an attempt of one''s own');
select throws_ok($$select tests.hand_in(1, '{2,2,2,2,1}', 'm1')$$, '22023', 'this hand_in_id stands for other answers', 'attack: better answers under an id that was marked');
select throws_ok($$select tests.hand_in(2, '{2,2,2,0,0}', 'm1')$$, '22023', null, 'attack: the same answers for another level');

-- The keys and the attempts, by every way in.
select concat(case who when 'anon' then tests.sign_out() when 'service_role' then tests.as_service() else tests.sign_in('mallory') end,
  throws_ok(replace(query, '%T', t), '42501', null, format('attack: %s: %s', who, replace(query, '%T', t))))
from unnest(array['anon', 'authenticated', 'service_role']) who, unnest(array['quiz_keys', 'quiz_questions', 'quiz_fingerprints', 'quiz_attempts', 'visitor_attempts']) t,
  unnest(array['select * from private.%T', 'select count(*) from private.%T', 'select from private.%T limit 0', 'table private.%T',
    'select p.* from course_settings p, private.%T', 'select level from course_settings, lateral (select 1 from private.%T) k(level)',
    'explain select * from private.%T', 'explain analyze select * from private.%T', 'lock table private.%T',
    'delete from private.%T', 'truncate private.%T', 'insert into private.%T default values', 'drop table private.%T',
    'create view pg_temp.peek as select * from private.%T', 'select query_to_xml(''select * from private.%T'', true, true, '''')',
    'select * from information_schema.tables where table_name = ''%T'' having 1 / (select count(*) from private.%T) > 0']) query;
select concat(case who when 'anon' then tests.sign_out() else tests.sign_in('mallory') end,
  throws_ok(call, '42501', null, format('attack: %s: %s', who, call)))
from unnest(array['anon', 'authenticated']) who,
  unnest(array['select private.marks_of(1, ''{q1}'', ''["c"]'', 0)', 'select private.ids_before(1, ''v1'', null)', 'select private.refuse_attempt(1)',
    'select private.check_marked()', 'select private.forget_attempts()', 'select private.set_certificate_facts()',
    'create function marking.evil() returns void language sql as ''''', 'create table marking.evil ()',
    'alter function marking.hand_in_answers security invoker', 'drop function public.hand_in_quiz']) call;
select tests.sign_in('mallory');
select is_empty($$select from pg_stats where schemaname = 'private'$$, 'attack: statistics of the keys');
select unalike(tests.hand_in(1, '{0,0,0,0,0}', 'm3')::text, '%' || secret || '%', 'attack: read from marks: ' || secret)
from unnest(array['secret', 'correctAnswer', 'explanation']) secret;
select throws_ok($$select hand_in_quiz(1, 'v1', array[2,2,2,2,1/0], 60, md5('m4'))$$, '22012', null, 'attack: an error in the middle');
select throws_ok($$select mark_visitor_quiz(1, 'v1', '{2,2,2,2,1}')$$, '42501', null, 'attack: have answers tried out as a visitor while signed in');
select tests.sign_out();
select throws_ok($$select hand_in_quiz(1, 'v1', '{2,2,2,2,1}', 60, md5('m5'))$$, '42501', null, 'attack: hand in signed out');
select throws_ok($$select marking.hand_in_answers(1, '{q1}', '[]', 60, md5('m5'))$$, '42501', null, 'attack: hand in signed out, past the exposed function');
select tests.act_as('authenticated', '{"role":"authenticated"}');
select throws_ok($$select hand_in_quiz(1, 'v1', '{2,2,2,2,1}', 60, md5('m5'))$$, '42501', 'nobody is signed in', 'attack: hand in with a token without a user');

-- The limit.
select tests.sign_in('mallory');
select tests.hand_in(1, '{0,0,0,0,0}', 'm6-' || n) from generate_series(1, 3) n;
select throws_ok($$select tests.hand_in(1, '{2,2,2,2,1}', 'm7')$$, 'PGRST', null, 'attack: one attempt more than an hour allows');
select throws_ok($$select tests.hand_in(1, answers, md5(answers::text)) from unnest(array['{2,2,2,2,0}', '{2,2,2,2,1}']) a, cast(a as integer[]) answers$$, 'PGRST', null, 'attack: several in one request');
delete from course_progress;
select throws_ok($$select tests.hand_in(1, '{2,2,2,2,1}', 'm7')$$, 'PGRST', null, 'attack: delete progress for new attempts');
select throws_ok($$update course_settings set attempts_per_hour = 1000$$, '42501', null, 'attack: raise the limit');
select throws_ok($$update course_settings set quizzes_marked = false$$, '42501', null, 'attack: switch marking off');

-- Certificates.
select tests.sign_in('ada');
select tests.upsert_quiz('ada', 1, true, 100, 60);
select throws_ok($$insert into certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by, attempt)
  values ('CERT-1760000000011-L1', tests.id('ada'), 'Ada', 1, 'c', 100, 'd', 'i', 1)$$, '42501', null, 'attack: say which attempt it was');
insert into certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by)
  values ('CERT-1760000000011-L1', tests.id('ada'), 'Ada', 1, 'Another course', 100, 'January 1, 1999', 'Another school');
select results_eq('select course_name, issued_by, completion_date, attempt from certificates',
  $$values ('The course'::text, 'The school'::text, to_char(now() at time zone 'utc', 'FMMonth FMDD, YYYY'), 1)$$, 'attack: another date, course and issuer come to nothing');
select throws_ok($$select tests.certify('CERT-1760000000012-L1', 'ada', 1, 80)$$, '42501', null, 'attack: a certificate with another score');
select tests.sign_in('mallory');
select throws_ok($$select tests.certify('CERT-1760000000013-L1', 'mallory', 1, 100)$$, '42501', null, 'attack: a certificate without a pass');

-- After all of it, nothing has changed.
select tests.as_owner();
select results_eq('select count(*), count(distinct (id, key)) from private.quiz_questions', 'values (25::bigint, 5::bigint)', 'the keys are as they were');
select results_eq($$select number, score from private.quiz_attempts where user_id = tests.id('ada')$$, 'values (1, 100)', 'and so are another''s attempts');
select is_empty($$select from course_progress where user_id = tests.id('mallory')$$, 'who attacked has passed nothing');

select * from finish();
rollback;

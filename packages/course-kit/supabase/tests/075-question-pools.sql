-- Quizzes with more questions than an attempt asks. "mallory" attacks.
begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada', 'bob', 'cleo', 'mallory');
select tests.as_owner();
select tests.mark_quizzes();
update private.draw_secret set secret = sha256('a secret that makes each of these tests the same');

-- Eight questions, of which five are asked: the right option of question n is mod(n, 4).
insert into private.quiz_questions (level, id, position, key, explanation)
select level, 'q' || n, n, tests.key(chr(97 + mod(n, 4))), 'secret ' || n from generate_series(1, 2) level, generate_series(1, 8) n
on conflict (level, id) do update set key = excluded.key;

create function tests.draw(level integer, id text) returns text[] language sql as $$
  select array(select jsonb_array_elements_text(public.draw_quiz(level, md5(id))))
$$;
-- Right answers to the first questions, wrong ones to the rest.
create function tests.answers_to(asked text[], right_ones integer) returns integer[] language sql as $$
  select array_agg(mod(substr(id, 2)::integer + case when nth <= right_ones then 0 else 1 end, 4) order by nth)
  from unnest(asked) with ordinality a (id, nth)
$$;
create function tests.hand_in_drawn(level integer, asked text[], right_ones integer, id text) returns jsonb language sql as $$
  select tests.hand_in(level, tests.answers_to(asked, right_ones), id, asked)
$$;
create function tests.mark_visitor(places integer[], id text, asked text[]) returns jsonb language sql as $$
  select public.mark_answers(1, asked, marking.options_at(places), md5(id))
$$;
create function tests.first_ones() returns text[] language sql as $$ select array['q1', 'q2', 'q3', 'q4', 'q5'] $$;

create function tests.draw_at_opening(level integer, id text) returns text[] language sql as $$
  select array(select jsonb_array_elements_text(public.draw_quiz(level, md5(id), may_be_first => true)))
$$;

-- A first attempt.
select tests.sign_in('ada');
select is(tests.draw_at_opening(1, 'a1'), tests.first_ones(), 'a quiz that is opened for the first time asks the first questions');
select is(tests.hand_in(1, tests.answers_to(tests.first_ones(), 3), 'a1') - 'answers',
  '{"score": 60, "isPassed": false, "attempt": 1, "passMark": 70}'::jsonb, 'a first attempt asks the first questions, and is marked by them alone');
select throws_ok($$select tests.hand_in(1, tests.answers_to(tests.first_ones(), 5), 'a2')$$, 'PT409', 'this attempt at level 1 asks other questions',
  'the next one does not ask them again');
select is(tests.hand_in(1, tests.answers_to(tests.first_ones(), 3), 'a1') -> 'attempt', '1', 'but the first one that comes again is answered as before');

-- The next attempt.
select is(cardinality(tests.draw(1, 'a2')), 5, 'a draw has as many questions as are asked');
select is((select count(distinct id)::integer from unnest(tests.draw(1, 'a2')) id), 5, 'none of them twice');
select is(tests.draw(1, 'a2'), tests.draw(1, 'a2'), 'asked again it is the same draw');
select is((select count(distinct tests.draw(1, 'try ' || n))::integer from generate_series(1, 50) n), 1, 'attack: another id brings no other draw');
select is(tests.draw_at_opening(1, 'a2'), tests.draw(1, 'a2'), 'a quiz that is opened where the first attempt is not known asks the draw');
select is(tests.draw(1, 'a1'), tests.first_ones(), 'for a hand-in that was marked it is what it answered');
select throws_ok(format('select tests.hand_in_drawn(1, %L, 5, ''m'')', asked), 'PT409', null, 'attack: ' || what)
from (values (tests.first_ones(), 'the first questions as if they were drawn'), ((tests.draw(1, 'a2'))[1:4], 'a part of the draw'),
  (tests.draw(1, 'a2') || 'q9'::text, 'a question more'), (array(select id from unnest(tests.draw(1, 'a2')) with ordinality d (id, n) order by n desc), 'the draw in another order'),
  (array['q1', 'q1', 'q1', 'q1', 'q1'], 'one question five times'), ('{}', 'nothing'), (array[null, null, null, null, null]::text[], 'nulls')) given (asked, what);
create temporary table known as select tests.draw(1, 'a2') as draw;
select is(tests.hand_in_drawn(1, draw, 4, 'a2') -> 'answers' -> 4,
  jsonb_build_object('isCorrect', false, 'correctAnswer', chr(97 + mod(substr(draw[5], 2)::integer, 4)), 'explanation', 'secret ' || substr(draw[5], 2)),
  'answers to a draw are marked by the keys of what was drawn') from known;
select is(tests.hand_in_drawn(1, draw, 4, 'a2') - 'answers', '{"score": 80, "isPassed": true, "attempt": 2, "passMark": 70}'::jsonb,
  'a hand-in that comes again is the same attempt') from known;
select is(tests.draw(1, 'a2'), draw, 'with the same draw') from known;
select throws_ok($$select tests.hand_in(1, tests.answers_to(draw, 4), 'a2') from known$$, '22023', 'this hand_in_id stands for other answers', 'and for no other questions');
select throws_ok($$select tests.hand_in_drawn(1, draw, 5, 'a3') from known$$, 'PT409', null, 'attack: the draw of an attempt that is over');
select results_eq($$select * from tests.upsert_quiz('ada', 1, true, 80, 60)$$, 'values (true, 80, 60)', 'the score is taken');
select is(tests.hand_in(2, tests.answers_to(tests.first_ones(), 5), 'a4') -> 'attempt', '1', 'another level has its own first attempt');

-- Every question is drawn at some time: one learner's attempts in an hour are few, so many learners are asked.
select tests.as_owner();
select is((select count(distinct id)::integer from generate_series(1, 200) n, unnest(private.draw_for(1, 'learner ' || n)) id), 8,
  'every question is drawn');
select ok((select count(distinct private.draw_for(1, 'learner ' || n)) > 150 from generate_series(1, 200) n),
  'learners and attempts have draws of their own');
select ok((select count(*) > 150 from generate_series(1, 200) n
  where private.draw_for(1, 'learner ' || n) <> private.draw_for(2, 'learner ' || n)), 'and so have levels');

-- Deleted progress.
select tests.sign_in('ada');
delete from course_progress;
select throws_ok($$select tests.hand_in(1, tests.answers_to(tests.first_ones(), 5), 'a5')$$, 'PT409', null, 'attack: delete progress for another first attempt');
select is(tests.draw_at_opening(1, 'a5'), tests.draw(1, 'a5'), 'attack: delete progress and open the quiz for the first questions');
select tests.as_owner();
select is_empty($$select from private.quiz_attempts where user_id = tests.id('ada') and questions <> '{}'$$, 'of deleted attempts nothing that was asked is kept');

-- Visitors, and what they bring along.
select tests.sign_out();
select is(tests.mark_visitor(tests.answers_to(tests.first_ones(), 5), 'v', tests.first_ones()) -> 'score', '100', 'a visitor is asked the first questions');
select is(tests.mark_visitor(tests.answers_to(tests.draw(1, 'v'), 4), 'v', tests.draw(1, 'v')) -> 'score', '80', 'and then a draw');
select throws_ok($$select tests.mark_visitor(tests.answers_to(tests.draw(1, 'v'), 4), 'w', tests.draw(1, 'v'))$$, 'PT409', null,
  'attack: the draw of another hand-in');
select throws_ok($$select draw_quiz(2, md5('v'))$$, '42501', null, 'a visitor has draws of the first level only');
create temporary table visitors as select tests.draw(1, 'v') as draw;
grant select on visitors to authenticated;
select tests.sign_in('bob');
select is(tests.hand_in_drawn(1, draw, 4, 'v') -> 'attempt', '1', 'what a visitor was asked counts for an account without attempts') from visitors;
select is(tests.draw_at_opening(1, 'm'), tests.draw(1, 'm'), 'and it is an attempt for a quiz that is opened elsewhere');
select tests.sign_in('cleo');
select is(tests.draw_at_opening(1, 'c1'), tests.first_ones(), 'attempts of others do not count');
select tests.hand_in(1, '{0,0,0,0,0}', 'c1');
select throws_ok($$select tests.hand_in_drawn(1, draw, 4, 'v') from visitors$$, 'PT409', null, 'attack: have a draw of one''s choice as a visitor, after an attempt') ;

-- What is refused.
select throws_ok($$select draw_quiz(1, 'short')$$, '22023', null, 'an id that is none is refused');
select throws_ok($$select draw_quiz(9, md5('x'))$$, 'PT503', null, 'a level without a key has no draw');

-- The secret, by every way in.
select concat(case who when 'anon' then tests.sign_out() when 'service_role' then tests.as_service() else tests.sign_in('mallory') end,
  throws_ok(query, '42501', null, format('attack: %s: %s', who, query)))
from unnest(array['anon', 'authenticated', 'service_role']) who,
  unnest(array['select secret from private.draw_secret', 'select count(*) from private.draw_secret', 'table private.draw_secret',
    'update private.draw_secret set secret = ''\x00''', 'delete from private.draw_secret', 'insert into private.draw_secret default values',
    'select encode(s.secret, ''hex'') from course_settings, private.draw_secret s', 'explain analyze select * from private.draw_secret',
    'create view pg_temp.peek as select * from private.draw_secret', 'select query_to_xml(''select * from private.draw_secret'', true, true, '''')',
    'select private.draw_for(1, '''')', 'select private.next_draw(1, null, '''')', 'select private.check_asked(1, null, '''', null)',
    'select private.first_questions(1)', 'select private.first_draw(1, null)', 'select private.in_order_of(1, '''')', 'select private.marks_of(1, null, null, 0)', 'select private.attempts_at(null, 1)']) query;
select tests.as_owner();
select throws_ok($$insert into private.draw_secret default values$$, '23505', null, 'there is one secret');
select cmp_ok(length(secret), '=', 32, 'of 32 bytes') from private.draw_secret;

select * from finish();
rollback;

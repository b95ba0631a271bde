-- First attempts of accounts, from the second level on: one question of each topic. "mallory" attacks.
begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada', 'bob', 'mallory', 'zoe');
select tests.pass(learner, 2, 100) from unnest(array['ada', 'bob', 'mallory', 'zoe']) learner;
select tests.as_owner();
select tests.mark_quizzes();
update private.draw_secret set secret = sha256('a secret that makes each of these tests the same');

-- Of five topics two questions each, and two questions without one; at level 1 as well, where nothing is drawn by them. At level 4 only
-- the first two questions have others of their topic, which is the same one.
insert into private.quiz_questions (level, id, position, key, explanation)
select level, 'q' || n, n, tests.key('c'), 'secret ' || n from unnest(array[1, 3, 4]) level, generate_series(6, 12) n;
update private.quiz_questions q set topic = 't' || mod(q.position - 1, 5) where q.level in (1, 3) and q.position <= 10;
update private.quiz_questions q set topic = 'same' where q.level = 4 and q.position in (1, 2, 6, 7);

create function tests.first_ones() returns text[] language sql as $$ select array['q1', 'q2', 'q3', 'q4', 'q5'] $$;
create function tests.draw_at_opening(level integer, id text) returns text[] language sql as $$
  select array(select jsonb_array_elements_text(public.draw_quiz(level, md5(id), may_be_first => true)))
$$;
create function tests.draw(level integer, id text) returns text[] language sql as $$
  select array(select jsonb_array_elements_text(public.draw_quiz(level, md5(id))))
$$;
create function tests.topics_of(level integer, asked text[]) returns text[] language sql as $$
  select array_agg(q.topic order by a.nth) from unnest(asked) with ordinality a (id, nth)
  join private.quiz_questions q on q.level = topics_of.level and q.id = a.id
$$;

-- By many accounts.
create temporary table draws as
select level, md5(n::text)::uuid as learner, private.first_draw(level, md5(n::text)::uuid) as draw
from unnest(array[1, 2, 3, 4]) level, generate_series(1, 3200) n where level = 3 or n <= 200;
select is((select count(*)::integer from draws where level in (1, 2) and draw <> tests.first_ones()), 0,
  'the first level asks everybody the same, and so does one without topics');
select is((select array_agg(distinct tests.topics_of(3, draw)::text) from draws where level = 3), array['{t0,t1,t2,t3,t4}'],
  'every draw has all topics, in the order of the first questions');
select is((select count(distinct draw)::integer from draws where level = 3), 32, 'each question of each pair is drawn with each of the others');
-- 100 of each are expected, with a deviation of 10.
select ok((select bool_and(count between 50 and 150) from (select count(*) from draws where level = 3 group by draw) d), 'and about equally often');
select is((select array_agg(distinct draw[3:5]::text) from draws where level = 4), array['{q3,q4,q5}'], 'what has no second question is asked of everybody');
select is((select count(distinct draw[1:2])::integer from draws where level = 4), 12, 'two first questions of one topic are two of that topic');
select is((select count(*)::integer from draws d where d.draw <> private.first_draw(d.level, d.learner)), 0, 'an account is drawn the same whenever it is asked');
select is(private.first_draw(3, null), tests.first_ones(), 'nothing is drawn for a visitor');

-- By one. Ada is somebody who is not drawn the first questions.
select tests.sign_in('ada');
create temporary table ada as select tests.draw_at_opening(3, 'a1') as draw;
select isnt(draw, tests.first_ones(), 'a quiz that is opened for the first time asks a draw') from ada;
select is(tests.draw(3, 'a9'), draw, 'which is the same under another id, and however it is asked for') from ada;
select throws_ok($$select tests.hand_in(3, '{2,2,2,2,1}', 'a1')$$, 'PT409', 'this attempt at level 3 asks other questions',
  'answers to the first questions, from before there were topics, are refused as those of another draw, and are no attempt');
select is(tests.hand_in(3, '{2,2,2,2,2}', 'a1', array[draw[2], draw[1], draw[3], draw[4], draw[5]]) -> 'attempt', '1', 'answers to the draw are the first attempt, in any order') from ada;
select isnt(tests.draw_at_opening(3, 'a2'), draw, 'the next one is drawn of all questions') from ada;
select is(tests.draw_at_opening(3, 'a1'), array[draw[2], draw[1], draw[3], draw[4], draw[5]], 'a hand-in that was marked is what it answered') from ada;

select tests.as_owner();
create temporary table attacks as
select asked, what from ada, lateral (values (private.draw_for(3, 'learner ' || tests.id('mallory') || ' 0'), 'five of all questions'),
  (private.draw_for(3, 'visitor ' || md5('m')), 'the draw of a visitor under an id of one’s choice'), (tests.first_ones(), 'the first questions'),
  (draw, 'what another account was drawn')) given (asked, what);
grant select on attacks to authenticated;
select tests.sign_in('mallory');
select throws_ok(format($$select tests.hand_in(3, '{2,2,2,2,2}', 'm', %L)$$, asked), 'PT409', null, 'attack: ' || what) from attacks;

select * from finish();
rollback;

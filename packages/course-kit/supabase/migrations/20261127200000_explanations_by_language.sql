-- Why an answer is right is told in other languages as well: in all that there are, of the questions whose explanation is shown. The
-- page chooses, because a result stays there while its language changes, and a hand-in may be marked long after it was made.

alter table private.quiz_questions
  add column explanations jsonb not null default '{}', -- by language, besides that of the course
  add constraint quiz_questions_explanations check (
    jsonb_typeof(explanations) = 'object'
    and not jsonb_path_exists(explanations, 'strict $.* ? (@.type() <> "string")', silent => true)
  );

-- The marks of answers, with what may be shown of the key: all of it after a pass, and after a failure nothing of the
-- questions that were answered wrong. Null where these are no answers to the questions.
create or replace function private.marks_of(level integer, questions text[], answers jsonb, pass_mark integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with marked as (
    select a.nth, q.key -> 'right' as correct, q.explanation, q.explanations,
      private.is_right(q.key, answers -> (a.nth - 1)::integer) as is_correct
    from unnest(questions) with ordinality a (id, nth)
    left join private.quiz_questions q on q.level = marks_of.level and q.id = a.id
  ),
  summary as (select round(100.0 * count(*) filter (where is_correct) / nullif(count(*), 0))::integer as score from marked)
  select jsonb_build_object(
    'score', min(score),
    'isPassed', min(score) >= pass_mark,
    'answers', jsonb_agg(
      jsonb_build_object('isCorrect', is_correct)
      || case when is_correct or score >= pass_mark
        then jsonb_build_object('correctAnswer', correct, 'explanation', explanation)
          || case when explanations = '{}' then '{}' else jsonb_build_object('explanations', explanations) end
        else '{}' end
      order by nth
    )
  )
  from marked, summary
  having count(is_correct) = jsonb_array_length(answers) and count(*) = count(is_correct)
$$;

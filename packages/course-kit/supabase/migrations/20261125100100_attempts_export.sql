-- What is kept of a learner's attempts at quizzes, for the file that they export: their own answers and marks.

create function marking.own_attempts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.hand_in_id, 'level', a.level, 'number', a.number, 'questions', a.questions, 'drawn', a.drawn, 'answers', a.answers,
    'score', a.score, 'timeSeconds', a.time_seconds,
    'markedAt', to_char(a.marked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
  ) order by a.level, a.number), '[]')
  from private.quiz_attempts a
  where a.user_id = auth.uid()
$$;

create function public.own_attempts() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select marking.own_attempts()
$$;

revoke all on function marking.own_attempts from public;
revoke all on function public.own_attempts from public, anon, authenticated, service_role;
grant execute on function marking.own_attempts, public.own_attempts to authenticated;

-- The latest attempt of a learner at a level, which is shown to them until they begin another one, with the same marks as at
-- its hand-in; and how many more attempts are marked now.

create function marking.further_attempts(level integer) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select jsonb_build_object(
    'count', greatest(0, s.attempts_per_hour - count(a.marked_at)),
    -- Null as long as there is one.
    'waitSeconds', case when count(a.marked_at) >= s.attempts_per_hour then greatest(1, ceil(extract(epoch from
      (array_agg(a.marked_at order by a.marked_at desc))[s.attempts_per_hour] + interval '1 hour' - clock_timestamp()
    ))) end
  )
  from public.course_settings s
  left join private.quiz_attempts a on a.user_id = auth.uid() and a.level = further_attempts.level
    and a.marked_at > clock_timestamp() - interval '1 hour'
  group by s.attempts_per_hour
$$;

create function marking.last_attempt(level integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  pass_mark integer := (select s.pass_mark from public.course_settings s);
  key private.quiz_keys;
  last private.quiz_attempts;
  marks jsonb;
begin
  select * into last from private.quiz_attempts a
  where a.user_id = auth.uid() and a.level = level and a.score is not null
  order by a.number desc limit 1;
  if last.user_id is null then
    return null;
  end if;
  select * into key from private.quiz_keys k
  where k.level = level and (case when last.drawn is null then k.questions = last.questions else last.drawn <@ k.ids end);
  if key.level is null then
    -- The questions have changed since: what was answered cannot be shown any more.
    marks := jsonb_build_object('score', last.score, 'isPassed', last.score >= pass_mark, 'answers', '[]'::jsonb);
  else
    marks := private.marks_of(last.answers, private.key_of(key, last.drawn), pass_mark);
  end if;
  return jsonb_build_object(
    'id', last.hand_in_id, 'questions', last.questions, 'drawn', last.drawn, 'answers', last.answers,
    'timeSeconds', last.time_seconds,
    'marks', marks || jsonb_build_object('passMark', pass_mark, 'further', marking.further_attempts(level))
  );
end $$;

create function public.last_attempt(level integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select marking.last_attempt(level)
$$;

create or replace function public.hand_in_quiz(
  level integer, questions text, answers integer[], time_seconds integer, hand_in_id text, drawn text[] default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select marking.hand_in_quiz(level, questions, answers, time_seconds, hand_in_id, drawn)
    || jsonb_build_object('further', marking.further_attempts(level))
$$;

revoke all on function marking.further_attempts, marking.last_attempt from public;
revoke all on function public.last_attempt from public, anon, authenticated, service_role;
grant execute on function marking.further_attempts, marking.last_attempt, public.last_attempt to authenticated;

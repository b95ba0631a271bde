-- A quiz that is opened where no attempt is known, such as on a new device, asks what its attempt asks: the first
-- questions, or a draw where an attempt was recorded elsewhere.

drop function public.draw_quiz(integer, text);
drop function marking.draw_quiz(integer, text);

-- As before; with may_be_first also for a first attempt, which asks the first questions.
create function marking.draw_quiz(level integer, hand_in_id text, may_be_first boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  learner uuid := auth.uid();
  key private.quiz_keys;
  earlier private.quiz_attempts;
begin
  if learner is null and level is distinct from 1 then
    raise exception 'only the first level is open to visitors' using errcode = '42501';
  end if;
  if (hand_in_id ~ '^[0-9a-f]{32}$') is not true then
    raise exception 'hand_in_id is not 32 hexadecimal digits' using errcode = '22023';
  end if;
  select * into key from private.quiz_keys k where k.level = level;
  if key.level is null then
    raise exception 'the database has no key for the questions of level %', level using errcode = 'PT503';
  end if;
  select * into earlier from private.quiz_attempts a
  where a.user_id = learner and a.hand_in_id = hand_in_id and a.level = level and a.score is not null;
  if earlier.user_id is not null then
    return to_jsonb(coalesce(earlier.drawn, key.ids[1:key.asks]));
  end if;
  if may_be_first and private.attempts_at(learner, level) = 0 then
    return to_jsonb(key.ids[1:key.asks]);
  end if;
  return to_jsonb(private.next_draw(key, learner, hand_in_id));
end $$;

create function public.draw_quiz(level integer, hand_in_id text, may_be_first boolean default false) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select marking.draw_quiz(level, hand_in_id, may_be_first)
$$;

revoke all on function marking.draw_quiz from public;
revoke all on function public.draw_quiz from public, anon, authenticated, service_role;
grant execute on function marking.draw_quiz, public.draw_quiz to anon, authenticated;

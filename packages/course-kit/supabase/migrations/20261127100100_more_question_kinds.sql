-- Another kind of questions: pairs are matched.

-- Pairs: the answer is a list with a text for each option that is asked, of its id and the id of what belongs to it.
create function private.are_right_pairs(key jsonb, answer jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select case
    when jsonb_typeof(answer) <> 'array' then null
    when jsonb_array_length(answer) <> jsonb_array_length(key -> 'asked') then null
    when exists (
      select from jsonb_array_elements_text(key -> 'asked') a (id)
      where not exists (
        select from jsonb_array_elements_text(key -> 'matches') m (id) where answer ? (a.id || ' ' || m.id)
      )
    ) then null
    else answer @> (key -> 'right')
  end
$$;

-- Whether an answer is right; null for what is no answer to the question. Keys without a kind have one right option.
create or replace function private.is_right(key jsonb, answer jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select case coalesce(key ->> 'kind', '')
    when '' then private.is_right_option(key, answer)
    when 'several' then private.are_right_options(key, answer)
    when 'fill-in' then private.is_accepted(key, answer)
    when 'order' then private.is_right_order(key, answer)
    when 'pairs' then private.are_right_pairs(key, answer)
  end
$$;

revoke all on function private.are_right_pairs from public;

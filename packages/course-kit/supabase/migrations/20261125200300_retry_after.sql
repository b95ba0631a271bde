-- After how many seconds another attempt is taken stands in `Retry-After`, too. The form is the one by which PostgREST lets a
-- function set headers; the answer's body stays what it was, with the code PT429.

create or replace function private.refuse_attempt(seconds numeric) returns void
language plpgsql immutable security invoker set search_path = '' as $$
declare
  wait constant text := greatest(1, ceil(seconds));
begin
  raise exception sqlstate 'PGRST' using
    message = json_build_object('code', 'PT429', 'message', 'too many attempts', 'details', wait, 'hint', null),
    detail = json_build_object('status', 429, 'headers', json_build_object('Retry-After', wait));
end $$;

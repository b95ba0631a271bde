-- What hosted Supabase has before the first migration, as far as these migrations can tell: its roles, the
-- schema of accounts, the realtime publication, and the generous default grants that migrations have to take
-- back. For the embedded backend, the tests and the benchmark; never run it on hosted Supabase.

do $$
declare
  api_role text;
begin
  foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = api_role) then
      execute format('create role %I nologin noinherit', api_role);
    end if;
  end loop;
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;

alter role service_role bypassrls;

create schema if not exists auth;
grant usage on schema auth, public to anon, authenticated, service_role;

alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

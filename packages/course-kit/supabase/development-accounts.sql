-- What these migrations need of Supabase Auth: accounts, and who is asking. For a PostgreSQL without Supabase Auth, in
-- development and tests, after development.sql; never run it on hosted Supabase. Nobody signs in with it.

create table auth.users (id uuid primary key, email text);

create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

grant execute on function auth.uid() to anon, authenticated, service_role;

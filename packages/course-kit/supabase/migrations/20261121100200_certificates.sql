-- A certificate is a snapshot: its owner adds it, and from then on nobody changes it.

create table public.certificates (
  id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  user_name text not null,
  level integer not null,
  course_name text not null,
  score integer not null,
  completion_date text not null,
  issued_by text not null,
  created_at timestamptz not null default now(),
  constraint certificates_pkey primary key (id),
  -- Also lists a learner's own, and finds the rows of an account that is deleted.
  constraint certificates_one_per_score unique (user_id, level, score),
  constraint certificates_level check (level >= 1),
  constraint certificates_id check (id ~ ('^CERT-[0-9]{13}-L' || level::text || '$')),
  constraint certificates_score check (score between 0 and 100),
  -- One line each, as the page and the PDF print them.
  constraint certificates_user_name
    check (char_length(btrim(user_name)) between 1 and 120 and user_name !~ '[[:cntrl:]]'),
  constraint certificates_course_name check (char_length(course_name) between 1 and 200 and course_name !~ '[[:cntrl:]]'),
  constraint certificates_completion_date
    check (char_length(completion_date) between 1 and 60 and completion_date !~ '[[:cntrl:]]'),
  constraint certificates_issued_by check (char_length(issued_by) between 1 and 200 and issued_by !~ '[[:cntrl:]]')
);

comment on table public.certificates is 'Issued certificates. Never changed.';

create function private.check_certificate() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  levels integer;
begin
  if tg_op = 'UPDATE' then
    raise exception 'a certificate is never changed' using errcode = '42501';
  end if;
  select s.levels into strict levels from public.course_settings s;
  if new.level is null or new.level not between 1 and levels then
    raise exception 'level % is not one of this course, which has 1 to %', new.level, levels using errcode = '22023';
  end if;
  -- Blanks of any width, so that a name is never just white.
  new.user_name := btrim(new.user_name, E' \t\r\n\u00a0\u200b\u3000\ufeff');
  return new;
end $$;

revoke all on function private.check_certificate() from public;

create trigger certificates_check before insert or update on public.certificates
  for each row execute function private.check_certificate();

-- The certificate that the caller names in a header. Whoever knows an id may read that one; a policy cannot see
-- the filter of a query, so without the header the only way to let anybody read one would be to let them list all.
create function private.requested_certificate() returns text
language sql stable security invoker set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-certificate-id'
$$;

-- Policies need EXECUTE. Without USAGE of the schema nobody can call it by name.
revoke all on function private.requested_certificate() from public;
grant execute on function private.requested_certificate() to anon, authenticated;

alter table public.certificates enable row level security;
revoke all on public.certificates from public, anon, authenticated, service_role;
grant select on public.certificates to anon, authenticated, service_role;
grant insert (id, user_id, user_name, level, course_name, score, completion_date, issued_by)
  on public.certificates to authenticated;

create policy "certificates: read one's own, or the one named in the header" on public.certificates
  for select to anon, authenticated
  using (user_id = (select auth.uid()) or id = (select private.requested_certificate()));

create policy "certificates: a learner adds one for a level they passed, with that score" on public.certificates
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (
      select from public.course_progress p
      where p.user_id = (select auth.uid())
        and p.level = certificates.level
        and p.quiz_completed
        and p.quiz_score = certificates.score
        and p.quiz_score >= (select s.pass_mark from public.course_settings s)
    )
  );

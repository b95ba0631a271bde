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
  attempt integer,
  status_number bigint not null generated always as identity,
  is_signable boolean not null default false,
  checked_flows jsonb not null default '[]',
  edition integer not null default 1,
  constraint certificates_pkey primary key (id),
  -- Also lists a learner's own, and finds the rows of an account that is deleted.
  constraint certificates_one_per_score unique (user_id, level, score, edition),
  constraint certificates_status_number unique (status_number),
  constraint certificates_level check (level >= 1),
  constraint certificates_id check (id ~ ('^CERT-[0-9]{13}-L' || level::text || '$')),
  constraint certificates_score check (score between 0 and 100),
  -- One line each, as the page and the PDF print them.
  constraint certificates_user_name
    check (char_length(btrim(user_name)) between 1 and 120 and user_name !~ '[[:cntrl:]]'),
  -- Something of a name is seen: it is not of blanks, ASCII's punctuation and characters that print nothing alone. These are
  -- named here, because what counts as a letter depends on the locale of a database.
  constraint certificates_user_name_is_seen check (user_name ~ '[^\s!-/:-@[-`{-~\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'),
  -- Overrides and isolates would turn round what is printed beside the name.
  constraint certificates_user_name_direction check (user_name !~ '[\u202a-\u202e\u2066-\u2069]'),
  constraint certificates_course_name check (char_length(course_name) between 1 and 200 and course_name !~ '[[:cntrl:]]'),
  constraint certificates_completion_date
    check (char_length(completion_date) between 1 and 60 and completion_date !~ '[[:cntrl:]]'),
  constraint certificates_issued_by check (char_length(issued_by) between 1 and 200 and issued_by !~ '[[:cntrl:]]')
);

comment on table public.certificates is 'Issued certificates. Never changed.';
comment on column public.certificates.attempt is 'Which attempt had this score; null where the browser marked it.';
comment on column public.certificates.status_number is
  'Its place in the list of what was revoked, by which a credential names it without saying whose it is.';
comment on column public.certificates.is_signable is
  'Whether all but the name was said by the database: an attempt it has marked, and its own course, issuer and date.';
comment on column public.certificates.checked_flows is
  'The flows of this level that had passed a check when the certificate was issued, where it is signable.';
comment on column public.certificates.edition is
  'From 1; each certificate of this level and score that was revoked and may be replaced makes room for the next.';

-- Triggers fire in the order of their names: certificates_check, _edition (with revocations), _facts, _signable.

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

-- Of a certificate only the name is the learner's, once quizzes are marked here. Its score is held by the policy.
create function private.set_certificate_facts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings record;
begin
  select s.quizzes_marked, s.course_name, s.issued_by into strict settings from public.course_settings s;
  select min(a.number) into new.attempt
  from private.quiz_attempts a
  where a.user_id = new.user_id and a.level = new.level and a.score = new.score;
  if settings.quizzes_marked then
    new.completion_date := to_char(now() at time zone 'utc', 'FMMonth FMDD, YYYY');
    new.course_name := coalesce(settings.course_name, new.course_name);
    new.issued_by := coalesce(settings.issued_by, new.issued_by);
  end if;
  return new;
end $$;

revoke all on function private.set_certificate_facts() from public;

create trigger certificates_facts before insert on public.certificates
  for each row execute function private.set_certificate_facts();

-- A signer asks as a visitor does, and signs as a credential what it is told is signable. What is checked or deleted later
-- does not change what is signed of a certificate.
create function private.set_signable() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.is_signable := new.attempt is not null and exists (
    select from public.course_settings s
    where s.quizzes_marked and s.course_name = new.course_name and s.issued_by = new.issued_by
  );
  new.checked_flows := '[]';
  if new.is_signable then
    select coalesce(jsonb_agg(jsonb_build_object(
      'task', f.task, 'flow', f.flow, 'fingerprint', f.fingerprint, 'release', f.release,
      'checkedAt', to_char(f.checked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    ) order by f.task, f.flow), '[]') into new.checked_flows
    from public.flow_checks f
    where f.user_id = new.user_id and f.level = new.level;
  end if;
  return new;
end $$;

revoke all on function private.set_signable() from public;

create trigger certificates_signable before insert on public.certificates
  for each row execute function private.set_signable();

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

create policy "certificates: a learner adds one for a level they passed" on public.certificates
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

-- What a signer of certificates asks for: which certificates say only what the database knows, and which were revoked. It
-- asks as a visitor does, and signs as credentials what it is told.

-- Numbers certificates, for their place in the list of what was revoked.
alter table public.certificates
  add column status_number bigint not null generated always as identity,
  add column is_signable boolean not null default false,
  add constraint certificates_status_number unique (status_number);

comment on column public.certificates.is_signable is
  'Whether all but the name was said by the database: an attempt it has marked, and its own course, issuer and date.';

-- Runs after certificates_facts (triggers fire in the order of their names).
create function private.set_signable() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.is_signable := new.attempt is not null and exists (
    select from public.course_settings s
    where s.quizzes_marked and s.course_name = new.course_name and s.issued_by = new.issued_by
  );
  return new;
end $$;

revoke all on function private.set_signable() from public;

create trigger certificates_signable before insert on public.certificates
  for each row execute function private.set_signable();

-- A revocation outlives its certificate: whoever deletes their account still has the credential.
create table public.certificate_revocations (
  certificate_id text not null,
  status_number bigint not null,
  reason text not null,
  revoked_at timestamptz not null default now(),
  constraint certificate_revocations_pkey primary key (certificate_id),
  constraint certificate_revocations_status_number unique (status_number),
  -- One line, as the certificate's page shows it.
  constraint certificate_revocations_reason check (char_length(btrim(reason)) between 1 and 300 and reason !~ '[[:cntrl:]]')
);

comment on table public.certificate_revocations is 'Certificates that no longer count, and why. Never changed.';

create function private.check_revocation() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'a revocation is never changed' using errcode = '42501';
  end if;
  select c.status_number into new.status_number from public.certificates c where c.id = new.certificate_id;
  if new.status_number is null then
    raise exception 'there is no certificate %', new.certificate_id using errcode = '23503';
  end if;
  return new;
end $$;

revoke all on function private.check_revocation() from public;

create trigger certificate_revocations_check before insert or update on public.certificate_revocations
  for each row execute function private.check_revocation();

alter table public.certificate_revocations enable row level security;
revoke all on public.certificate_revocations from public, anon, authenticated, service_role;
grant select (certificate_id, reason, revoked_at) on public.certificate_revocations to anon, authenticated;
grant select on public.certificate_revocations to service_role;
grant insert (certificate_id, reason) on public.certificate_revocations to service_role;

create policy "revocations: read that of the certificate named in the header" on public.certificate_revocations
  for select to anon, authenticated
  using (certificate_id = (select private.requested_certificate()));

-- The numbers of what was revoked, without saying whose or why: anybody may read the list that is made of them.
create schema revoking;
revoke all on schema revoking from public;
grant usage on schema revoking to anon;

create function revoking.revoked_numbers(first bigint, last bigint) returns bigint[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(r.status_number order by r.status_number), '{}')
  from public.certificate_revocations r
  where r.status_number between first and last
$$;

create function public.revoked_numbers(first bigint, last bigint) returns bigint[]
language sql stable security invoker set search_path = '' as $$
  select revoking.revoked_numbers(first, last)
$$;

revoke all on function revoking.revoked_numbers from public;
revoke all on function public.revoked_numbers from public, anon, authenticated, service_role;
grant execute on function revoking.revoked_numbers, public.revoked_numbers to anon;

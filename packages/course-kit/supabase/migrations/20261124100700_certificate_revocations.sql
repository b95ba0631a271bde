-- Certificates that no longer count, and why. Whoever revokes one says whether its holder may have another for the same
-- score, as after a misspelled name.

-- A revocation outlives its certificate: whoever deletes their account still has the credential.
create table public.certificate_revocations (
  certificate_id text not null,
  status_number bigint not null,
  reason text not null,
  is_replaceable boolean not null default false,
  revoked_at timestamptz not null default now(),
  constraint certificate_revocations_pkey primary key (certificate_id),
  constraint certificate_revocations_status_number unique (status_number),
  -- One line, as the certificate's page shows it.
  constraint certificate_revocations_reason check (char_length(btrim(reason)) between 1 and 300 and reason !~ '[[:cntrl:]]')
);

comment on table public.certificate_revocations is 'Certificates that no longer count, and why. Never changed.';
comment on column public.certificate_revocations.is_replaceable is
  'Whether the learner may have another certificate for the same level and score.';

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
grant select (certificate_id, reason, is_replaceable, revoked_at) on public.certificate_revocations to anon, authenticated;
grant select on public.certificate_revocations to service_role;
grant insert (certificate_id, reason, is_replaceable) on public.certificate_revocations to service_role;

-- Learners see in the list of their certificates which of them no longer count.
create policy "revocations: read one's own, or the one named in the header" on public.certificate_revocations
  for select to anon, authenticated
  using (
    certificate_id = (select private.requested_certificate())
    or certificate_id in (select c.id from public.certificates c where c.user_id = (select auth.uid()))
  );

-- Counts as the learner, who may read their own certificates and what was revoked of them.
create function private.set_edition() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  select 1 + count(*) into new.edition
  from public.certificates c
  join public.certificate_revocations r on r.certificate_id = c.id
  where c.user_id = new.user_id and c.level = new.level and c.score = new.score and r.is_replaceable;
  return new;
end $$;

revoke all on function private.set_edition() from public;

create trigger certificates_edition before insert on public.certificates
  for each row execute function private.set_edition();

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

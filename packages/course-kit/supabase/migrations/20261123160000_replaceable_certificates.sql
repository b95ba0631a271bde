-- Whoever revokes a certificate says whether its holder may have another for the same score, as after a misspelled name.

alter table public.certificate_revocations add column is_replaceable boolean not null default false;

comment on column public.certificate_revocations.is_replaceable is
  'Whether the learner may have another certificate for the same level and score.';

grant select (is_replaceable) on public.certificate_revocations to anon, authenticated;
grant insert (is_replaceable) on public.certificate_revocations to service_role;

alter table public.certificates
  add column edition integer not null default 1,
  drop constraint certificates_one_per_score,
  -- Also lists a learner's own, and finds the rows of an account that is deleted.
  add constraint certificates_one_per_score unique (user_id, level, score, edition);

comment on column public.certificates.edition is
  'From 1; each certificate of this level and score that was revoked and may be replaced makes room for the next.';

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

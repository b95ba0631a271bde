-- A learner deletes their account by themselves: everything goes with it, in every course of the project. Certificates go as
-- well, unless the learner leaves them for those who verify them: such a certificate is what it was, and of nobody.

alter table public.certificates alter column user_id drop not null;
alter table public.certificates drop constraint certificates_user_id_fkey;
alter table public.certificates add constraint certificates_user_id_fkey
  foreign key (user_id) references auth.users (id) on delete set null;

comment on column public.certificates.user_id is
  'Whose it is; null once its learner has deleted their account and left it for those who verify it.';

-- Never changed, but for the link to an account that goes.
create or replace function private.check_certificate() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  levels integer;
begin
  if tg_op = 'UPDATE' then
    if new.user_id is null and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then
      return new;
    end if;
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

-- What happens to a certificate whose account goes. Only delete_account says that it stays; however else an account is
-- deleted, it goes. Whoever has its signed form is told so, without a name.
create function private.leave_certificate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('course_kit.keeps_certificates', true) is distinct from 'true' then
    if new.is_signable then
      insert into public.certificate_revocations (certificate_id, reason)
      values (new.id, 'Its holder has deleted the account, and this certificate with it.')
      on conflict do nothing;
    end if;
    delete from public.certificates c where c.id = new.id;
  end if;
  return null;
end $$;

revoke all on function private.leave_certificate() from public;

create trigger certificates_left after update of user_id on public.certificates
  for each row when (new.user_id is null) execute function private.leave_certificate();

-- Where an account is deleted for its learner, as in the dashboard, nobody is signed in, and who deletes may not read this table.
create or replace function private.forget_flow_checks() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if auth.uid() is not null then
    delete from public.flow_checks f where f.user_id = auth.uid();
  end if;
  return null;
end $$;

create schema leaving;
revoke all on schema leaving from public;
grant usage on schema leaving to authenticated;

-- Deletes the account that asks, and no other: nobody is named. The e-mail address is what its learner types to say that they
-- mean it. False says that it was deleted before, as where an answer was lost and the question comes again.
create function leaving.delete_account(email text, keeps_certificates boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  learner uuid := auth.uid();
  audit_log regclass := to_regclass('auth.audit_log_entries');
  is_deleted boolean;
begin
  perform set_config('course_kit.keeps_certificates', coalesce(keeps_certificates, false)::text, true);
  delete from auth.users u
  where u.id = learner and lower(btrim(coalesce(u.email, ''))) = lower(btrim(coalesce(email, '')));
  is_deleted := found;
  perform set_config('course_kit.keeps_certificates', '', true);
  if not is_deleted and exists (select from auth.users u where u.id = learner) then
    raise exception 'this is not the e-mail address of the account' using errcode = '22023';
  end if;
  -- What Supabase Auth has noted of the account, where this may be deleted here.
  if is_deleted and has_table_privilege(audit_log, 'select') and has_table_privilege(audit_log, 'delete') then
    execute 'delete from auth.audit_log_entries where position($1 in payload::text) > 0' using learner::text;
  end if;
  return is_deleted;
end $$;

-- What requests call. It runs with the rights of the caller and passes on.
create function public.delete_account(email text, keeps_certificates boolean default false) returns boolean
language sql security invoker set search_path = '' as $$
  select leaving.delete_account(email, keeps_certificates)
$$;

revoke all on function leaving.delete_account from public;
revoke all on function public.delete_account from public, anon, authenticated, service_role;
grant execute on function leaving.delete_account, public.delete_account to authenticated;

-- A deletion of progress has a time. Work that waited on a device while its learner deleted everything on another
-- one was made before the deletion, and must not come back when that device is online again.
--
-- Devices' clocks differ, so a device sends in the header x-change-age how long ago its learner did it (the change, or
-- the deletion), in milliseconds by its own clock, and the database counts back from its own. Without the header it
-- was done now.
--
-- A change that is not newer than the deletion raises PT410 (HTTP 410 Gone); a header that is no age raises 22023.

create table public.course_progress_deletions (
  user_id uuid not null references auth.users (id) on delete cascade,
  deleted_at timestamptz not null default now(),
  constraint course_progress_deletions_pkey primary key (user_id)
);

comment on table public.course_progress_deletions is 'When a learner last deleted progress of theirs.';

-- The time counts from the database's clock, is never in the future and never goes back, whatever is written here.
create function private.set_deletion_time() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  longest constant bigint := 315360000000; -- ten years
  header text := nullif(current_setting('request.headers', true), '')::json ->> 'x-change-age';
begin
  if header !~ '^[0-9]{1,15}$' then
    raise exception 'the header x-change-age is not a number of milliseconds' using errcode = '22023';
  end if;
  new.deleted_at := now() - least(coalesce(header, '0')::bigint, longest) * interval '1 millisecond';
  if tg_op = 'UPDATE' then
    new.deleted_at := greatest(old.deleted_at, new.deleted_at);
  end if;
  return new;
end $$;

revoke all on function private.set_deletion_time() from public;

create trigger course_progress_deletions_time before insert or update on public.course_progress_deletions
  for each row execute function private.set_deletion_time();

-- Once per statement and not per row, so that it also counts where nothing was left to delete: the work that is to be
-- kept out may wait on a device that has never reached the account. Who deletes without being a learner (the
-- service role, the owner of the database) leaves no mark.
create function private.note_progress_deletion() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  learner uuid := auth.uid();
begin
  if learner is not null then
    insert into public.course_progress_deletions as d (user_id) values (learner)
    on conflict (user_id) do update set deleted_at = excluded.deleted_at;
  end if;
  return null;
exception when foreign_key_violation then
  -- The account is going, and its progress with it: there is nobody left to remember this of.
  return null;
end $$;

revoke all on function private.note_progress_deletion() from public;

create trigger course_progress_deleted after delete on public.course_progress
  for each statement execute function private.note_progress_deletion();

-- Runs first (triggers fire in the order of their names): what was made before the deletion is to be told so, and not
-- that its level is locked, which it is since then.
create function private.refuse_deleted_progress() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  longest constant bigint := 315360000000; -- ten years
  header text := nullif(current_setting('request.headers', true), '')::json ->> 'x-change-age';
begin
  if header is null then
    return new;
  end if;
  if header !~ '^[0-9]{1,15}$' then
    raise exception 'the header x-change-age is not a number of milliseconds' using errcode = '22023';
  end if;
  if exists (
    select from public.course_progress_deletions d
    where d.user_id = new.user_id
      and d.deleted_at >= now() - least(header::bigint, longest) * interval '1 millisecond'
  ) then
    raise exception 'this change was made before its learner deleted their progress' using errcode = 'PT410';
  end if;
  return new;
end $$;

revoke all on function private.refuse_deleted_progress() from public;

create trigger course_progress_0_deletion before insert or update on public.course_progress
  for each row execute function private.refuse_deleted_progress();

-- The triggers run with the rights of the caller, so these are the rights that they need. Nobody removes a time: it goes
-- with its account.
alter table public.course_progress_deletions enable row level security;
revoke all on public.course_progress_deletions from public, anon, authenticated, service_role;
grant select on public.course_progress_deletions to authenticated, service_role;
grant insert (user_id), update (deleted_at) on public.course_progress_deletions to authenticated, service_role;

create policy "deletions: a learner reads their own" on public.course_progress_deletions
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "deletions: a learner adds their own" on public.course_progress_deletions
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "deletions: a learner renews their own" on public.course_progress_deletions
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

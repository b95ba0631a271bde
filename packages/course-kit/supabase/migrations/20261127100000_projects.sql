-- A level may have a project: one of the flows that its tasks check. A certificate that may be signed names it where that check
-- had passed. As for all checks, what a browser says is all that is known of it.

alter table public.course_settings
  -- The n-th entry is that of level n, null or an empty title for none; `course-kit keys` writes all three.
  add column project_titles text[],
  add column project_tasks integer[],
  add column project_flows integer[],
  add constraint course_settings_project_titles check (array_to_string(project_titles, '') !~ '[[:cntrl:]]');

comment on column public.certificates.checked_flows is
  'The flows of this level that had passed a check when the certificate was issued, where it is signable. That of the level''s project has its title.';

-- The title is a copy of the operator's, as is the name of the course: a learner can write no words into a certificate, and a
-- project that is called otherwise later changes nothing that was signed.
create or replace function private.set_signable() returns trigger
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
    ) || case
      when f.task = s.project_tasks[f.level] and f.flow = s.project_flows[f.level] and s.project_titles[f.level] <> ''
        then jsonb_build_object('project', s.project_titles[f.level])
      else '{}'
    end order by f.task, f.flow), '[]') into new.checked_flows
    from public.flow_checks f cross join public.course_settings s
    where f.user_id = new.user_id and f.level = new.level;
  end if;
  return new;
end $$;

-- What `Prefer: count=planned` answers with says nothing of how many rows there are.
begin;
set local search_path = public, extensions;
select * from no_plan();

create or replace function tests.planned(query text) returns integer language plpgsql as $$
declare
  plan json;
begin
  execute 'explain (format json) ' || query into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::integer;
end $$;

-- As rows come back from a copy, for learners each of whom has as many.
create or replace function tests.fill(learners integer, levels integer) returns void language plpgsql as $$
begin
  perform tests.as_owner();
  set local session_replication_role = replica;
  truncate public.course_progress, public.flow_checks, public.certificates, public.certificate_revocations;
  insert into public.course_progress (user_id, level) select tests.id(l::text), v from generate_series(1, learners) l, generate_series(1, levels) v;
  insert into public.flow_checks (user_id, level, task, fingerprint, release)
  select tests.id(l::text), v, t, '0123456789abcdef', '1.12' from generate_series(1, learners) l, generate_series(1, levels) v, generate_series(1, 5) t;
  insert into public.certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by)
  select format('CERT-%s-L%s', 1760000000000 + l, v), tests.id(l::text), 'Ada', v, 'A course', 100, 'November 21, 2026', 'Learning Platform'
  from generate_series(1, learners) l, generate_series(1, levels) v;
  insert into public.certificate_revocations (certificate_id, status_number, reason)
  select id, status_number, 'A test' from public.certificates;
  set local session_replication_role = origin;
  analyze public.course_progress, public.flow_checks, public.certificates, public.certificate_revocations;
end $$;

create or replace function tests.plans() returns table (api_role text, query text, planned integer) language plpgsql as $$
begin
  for api_role, query in
    select r, q from unnest(array['anon', 'authenticated']) r, unnest(array['certificates', 'certificates where level = 1',
      format('certificates where user_id = %L', tests.id('1')), 'certificate_revocations', 'course_progress', 'flow_checks']) q
    where r = 'authenticated' or q like 'cert%'
  loop
    perform tests.act_as(api_role, json_build_object('role', api_role, 'sub', tests.id('eve')));
    planned := tests.planned(format('select %s from public.%s', case when query = 'certificate_revocations' then 'certificate_id' else 'level' end, query));
    return next;
  end loop;
end $$;

select tests.fill(40, 5);
create temporary table few as select * from tests.plans();
select tests.fill(400, 3);
create temporary table many as select * from tests.plans();
select tests.as_owner();
select is(many.planned, few.planned, format('as many %s are planned for %s, whether there are few or many', few.query, few.api_role))
from few join many using (api_role, query);
select is(planned, 1, 'one revocation is planned for a visitor') from many where api_role = 'anon' and query = 'certificate_revocations';

select * from finish();
rollback;

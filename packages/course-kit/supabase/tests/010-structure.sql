begin;
set local search_path = public, extensions;
select * from no_plan();

-- The tables of the API.
select tables_are('public', array['certificate_revocations', 'certificates', 'course_progress', 'course_progress_deletions', 'course_settings', 'flow_checks'], 'nothing else is exposed');
select col_type_is('public', 'course_progress', c, t, format('course_progress.%s is %s', c, t))
from (values ('user_id', 'uuid'), ('level', 'integer'), ('completed_tasks', 'text[]'), ('quiz_completed', 'boolean'),
  ('quiz_score', 'integer'), ('quiz_time_seconds', 'integer')) as columns (c, t);
select col_is_pk('public', 'course_progress', array['user_id', 'level'], 'the conflict key is the primary key');
select col_type_is('public', 'certificates', c, t, format('certificates.%s is %s', c, t))
from (values ('id', 'text'), ('user_id', 'uuid'), ('user_name', 'text'), ('level', 'integer'), ('course_name', 'text'),
  ('score', 'integer'), ('completion_date', 'text'), ('issued_by', 'text')) as columns (c, t);
select col_type_is('public', 'flow_checks', c, t, format('flow_checks.%s is %s', c, t))
from (values ('user_id', 'uuid'), ('level', 'integer'), ('task', 'integer'), ('flow', 'integer'), ('fingerprint', 'text'),
  ('release', 'text'), ('checked_at', 'timestamp with time zone')) as columns (c, t);
select col_is_pk('public', 'flow_checks', array['user_id', 'level', 'task', 'flow'], 'one check for each flow of a task');
select col_is_pk('public', 'certificates', 'id', 'a certificate is found by its id');
select col_is_unique('public', 'certificates', array['user_id', 'level', 'score', 'edition'], 'one certificate per learner, level and score that is not replaced');
select results_eq(
  'select levels, tasks_per_level, questions_per_level, pass_mark from public.course_settings',
  'values (5, 5, 5, 70)', 'the settings are one row');
select throws_ok('insert into public.course_settings (id) values (false)', '23514', null, 'a second row of settings is refused');
select throws_ok('insert into public.course_settings default values', '23505', null, 'the row of settings is not repeated');
select results_eq(
  $$select tablename::text collate "default" from pg_publication_tables where pubname = 'supabase_realtime'$$,
  $$values ('course_progress'::text)$$, 'course_progress is published for live refresh, and nothing else');

-- Grants.
select table_privs_are('public', 'course_progress', 'anon', array[]::text[], 'anon has nothing on course_progress');
select table_privs_are('public', 'course_progress', 'authenticated', array['SELECT', 'DELETE'], 'authenticated reads and deletes whole rows of course_progress');
select table_privs_are('public', 'course_progress', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'service_role keeps course_progress');
select table_privs_are('public', 'course_progress_deletions', 'anon', array[]::text[], 'anon has nothing on course_progress_deletions');
select table_privs_are('public', 'course_progress_deletions', r, array['SELECT'], r || ' reads course_progress_deletions')
from unnest(array['authenticated', 'service_role']) r;
select table_privs_are('public', 'flow_checks', 'anon', array[]::text[], 'anon has nothing on flow_checks');
select table_privs_are('public', 'flow_checks', 'authenticated', array['SELECT', 'DELETE'], 'authenticated reads and deletes whole rows of flow_checks');
select table_privs_are('public', 'flow_checks', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'service_role keeps flow_checks');
select table_privs_are('public', 'certificates', 'anon', array['SELECT'], 'anon reads certificates');
select table_privs_are('public', 'certificates', 'authenticated', array['SELECT'], 'authenticated reads certificates');
select table_privs_are('public', 'certificates', 'service_role', array['SELECT'], 'service_role only reads certificates');
select table_privs_are('public', 'course_settings', 'anon', array['SELECT'], 'anon reads the settings');
select table_privs_are('public', 'course_settings', 'authenticated', array['SELECT'], 'authenticated reads the settings');
select table_privs_are('public', 'course_settings', 'service_role', array['SELECT', 'UPDATE'], 'service_role changes the settings');
select results_eq(
  $$select table_name::text collate "default", privilege_type::text collate "default",
      string_agg(column_name::text collate "default", ',' order by column_name)
    from information_schema.column_privileges
    where grantee = 'authenticated' and table_schema = 'public' and privilege_type in ('INSERT', 'UPDATE')
    group by table_name, privilege_type order by table_name, privilege_type$$,
  $$values
    ('certificates', 'INSERT', 'completion_date,course_name,id,issued_by,level,score,user_id,user_name'),
    ('course_progress', 'INSERT', 'completed_tasks,level,quiz_completed,quiz_score,quiz_time_seconds,user_id'),
    ('course_progress', 'UPDATE', 'completed_tasks,level,quiz_completed,quiz_score,quiz_time_seconds,user_id'),
    ('course_progress_deletions', 'INSERT', 'user_id'),
    ('course_progress_deletions', 'UPDATE', 'deleted_at'),
    ('flow_checks', 'INSERT', 'fingerprint,flow,level,release,task,user_id'),
    ('flow_checks', 'UPDATE', 'fingerprint,flow,level,release,task,user_id')$$,
  'authenticated writes the columns of the calls, and no other');
select schema_privs_are('private', r, array[]::text[], format('%s cannot use schema private', r))
from unnest(array['anon', 'authenticated', 'service_role']) r;

-- Policies.
select policies_are('public', 'course_progress', array[
  'progress: a learner reads their own', 'progress: a learner adds their own',
  'progress: a learner changes their own', 'progress: a learner deletes their own'], 'policies of course_progress');
select policies_are('public', 'course_progress_deletions', array[
  'deletions: a learner reads their own', 'deletions: a learner adds their own',
  'deletions: a learner renews their own'], 'policies of course_progress_deletions');
select policies_are('public', 'flow_checks', array[
  'flow checks: a learner reads their own', 'flow checks: a learner adds their own',
  'flow checks: a learner changes their own', 'flow checks: a learner deletes their own'], 'policies of flow_checks');
select policies_are('public', 'certificates', array[
  'certificates: read one''s own, or the one named in the header',
  'certificates: a learner adds one for a level they passed'], 'policies of certificates');
select policies_are('public', 'course_settings', array['settings: anyone reads'], 'policies of course_settings');

-- The advice of the database linter, as far as it can be said in SQL.
select is_empty(
  $$select relname from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'marking'::regnamespace, 'revoking'::regnamespace, 'leaving'::regnamespace)
    and relkind in ('r', 'p') and not relrowsecurity$$, 'lint: every table has row-level security');
select is_empty(
  $$select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
    and not exists (select from pg_policy where polrelid = c.oid)$$, 'lint: every exposed table has a policy');
select is_empty(
  $$select policyname from pg_policies where schemaname = 'public' and roles = '{public}'$$,
  'lint: every policy names its roles');
select is_empty(
  $$select tablename, role, action, count(*)
    from pg_policies, unnest(roles) role,
      unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) action
    where schemaname = 'public' and permissive = 'PERMISSIVE' group by 1, 2, 3 having count(*) > 1$$,
  'lint: one permissive policy per table, role and action');
select is_empty(
  $$select policyname from pg_policies where schemaname = 'public' and cmd <> 'SELECT'
    and 'true' in (qual, with_check)$$, 'lint: no policy lets everybody write');
select is_empty(
  $$select policyname from pg_policies, lateral (select concat(qual, ' ', with_check) as said) expression
    where schemaname = 'public' and said ~* '(auth\.(uid|jwt|role)|current_setting)\(' and said !~* 'select (auth|private)\.'$$,
  'lint: policies ask who is there once per query, not once per row');
select is_empty(
  $$select policyname from pg_policies where concat(qual, with_check) ~ 'user_metadata'$$,
  'lint: no policy trusts what users write about themselves');
select is_empty(
  $$select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'marking'::regnamespace, 'revoking'::regnamespace, 'leaving'::regnamespace)
    and not coalesce(proconfig @> array['search_path=""'], false)$$, 'lint: every function has a fixed search path');
select results_eq(
  $$select format('%s.%s', pronamespace::regnamespace, proname) collate "default" from pg_proc
    where prosecdef and pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'marking'::regnamespace, 'revoking'::regnamespace, 'leaving'::regnamespace)
    order by 1$$,
  $$values ('leaving.delete_account'), ('marking.draw_quiz'), ('marking.further_attempts'), ('marking.hand_in_answers'), ('marking.ids_before'), ('marking.last_attempt'),
    ('marking.mark_answers'), ('marking.options_at'), ('marking.own_attempts'),
    ('private.check_marked'), ('private.forget_attempts'), ('private.leave_certificate'), ('private.set_certificate_facts'), ('revoking.revoked_numbers')$$,
  'lint: what runs with the rights of its owner is known, and none of it is exposed');
select is_empty(
  $$select proname from pg_proc p, aclexplode(coalesce(proacl, acldefault('f', proowner))) acl
    where pronamespace in ('private'::regnamespace, 'marking'::regnamespace, 'revoking'::regnamespace, 'leaving'::regnamespace, 'public'::regnamespace) and acl.grantee = 0 and acl.privilege_type = 'EXECUTE'$$,
  'lint: the public may execute no function');
select results_eq(
  $$select proname::text collate "default", string_agg(acl.grantee::regrole::text, ',' order by acl.grantee::regrole::text)
    from pg_proc p, aclexplode(proacl) acl
    where pronamespace = 'public'::regnamespace and acl.grantee <> proowner group by 1 order by 1$$,
  $$values ('delete_account'::text, 'authenticated'::text), ('draw_quiz', 'anon,authenticated'), ('hand_in_answers', 'authenticated'), ('hand_in_quiz', 'authenticated'),
    ('last_attempt', 'authenticated'), ('mark_answers', 'anon'), ('mark_visitor_quiz', 'anon'), ('own_attempts', 'authenticated'), ('revoked_numbers', 'anon')$$,
  'seven functions are exposed: five to learners, three to visitors');
select schema_privs_are('marking', r, array['USAGE'], format('%s reaches the functions of schema marking', r))
from unnest(array['anon', 'authenticated']) r;
select table_privs_are('private', t, r, array[]::text[], format('%s has nothing on private.%s', r, t))
from unnest(array['anon', 'authenticated', 'service_role']) r, unnest(array['quiz_keys', 'quiz_questions', 'quiz_fingerprints', 'quiz_attempts', 'visitor_attempts', 'draw_secret']) t;
select is_empty(
  $$select conname from pg_constraint c where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid
        and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey)$$,
  'lint: every foreign key has an index');
select is_empty(
  $$select relname from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
    and not exists (select from pg_index where indrelid = c.oid and indisprimary)$$, 'lint: every table has a primary key');
select is_empty(
  $$select indrelid::regclass, indkey::text from pg_index where indrelid in
      (select oid from pg_class where relnamespace = 'public'::regnamespace) group by 1, 2 having count(*) > 1$$,
  'lint: no index is there twice');
select is_empty(
  $$select relname from pg_class where relkind in ('v', 'm', 'f') and relnamespace = 'public'::regnamespace$$,
  'lint: no view or foreign table is exposed');
select is(relreplident::text, 'd', relname || ' tells realtime no more than its key when a row is deleted')
from pg_class where oid in ('public.course_progress'::regclass);

select * from finish();
rollback;

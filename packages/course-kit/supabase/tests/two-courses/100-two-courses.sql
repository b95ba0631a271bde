-- Two courses in one database: one in schema public and one in schema bread, each with its own helpers. Learners have one account.
begin;
set local search_path = extensions;
select * from no_plan();

-- Both have the same tables, functions, rights and rules.
create function pg_temp.facts(schemas text[]) returns table (fact text) language sql as $$
  select format('column %s.%s %s %s', c.table_name, c.column_name, c.data_type, c.is_nullable)
  from information_schema.columns c where c.table_schema = any (schemas)
  union all select format('table right %s %s %s', g.table_name, g.grantee, g.privilege_type)
  from information_schema.table_privileges g where g.table_schema = any (schemas)
  union all select format('column right %s.%s %s %s', g.table_name, g.column_name, g.grantee, g.privilege_type)
  from information_schema.column_privileges g where g.table_schema = any (schemas)
  union all select format('policy %s %s %s %s', p.tablename, p.policyname, p.cmd, p.roles) from pg_policies p where p.schemaname = any (schemas)
  union all select format('trigger %s on %s', t.tgname, c.relname)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any (schemas) and not t.tgisinternal
  union all select format('function %s%s %s', f.proname, pg_get_function_identity_arguments(f.oid), f.proacl)
  from pg_proc f join pg_namespace n on n.oid = f.pronamespace where n.nspname = any (schemas)
    and pg_get_function_identity_arguments(f.oid) !~ '\.'
  union all select format('security %s %s', c.relname, c.relrowsecurity)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = any (schemas) and c.relkind = 'r'
  union all select format('live %s', p.tablename) from pg_publication_tables p where p.schemaname = any (schemas)
$$;
create function pg_temp.schemas(course text) returns text[] language sql as $$
  select array_agg(nspname::text) from pg_namespace
  where case course when 'bread' then nspname ~ '^bread' and nspname <> 'bread_tests'
    else nspname in ('public', (select substr(helper.nspname, 7) from pg_namespace helper where helper.nspname = 'bread_' || pg_namespace.nspname))
      and nspname <> 'tests' end
$$;
select is(cardinality(pg_temp.schemas('public')), cardinality(pg_temp.schemas('bread')), 'each course has schemas of its own');
select set_eq($$select * from pg_temp.facts(pg_temp.schemas('bread'))$$, $$select * from pg_temp.facts(pg_temp.schemas('public'))$$,
  'both have the same tables, columns, rights, policies, triggers and functions');
select is_empty($$select f.proname from pg_proc f join pg_namespace n on n.oid = f.pronamespace
  where n.nspname = any (pg_temp.schemas('bread'))
    and f.prosrc ~ format('\m(%s)\.', array_to_string(pg_temp.schemas('public'), '|'))$$, 'no function of the one names the other');
select is_empty($$select c.conname from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  join pg_class other on other.oid = c.confrelid
  where n.nspname = any (pg_temp.schemas('bread')) and other.relnamespace::regnamespace::text not in ('auth')
    and not other.relnamespace::regnamespace::text = any (pg_temp.schemas('bread'))$$, 'and no foreign key');
select schema_privs_are('bread_private', r, array[]::text[], r || ' cannot use schema bread_private')
from unnest(array['anon', 'authenticated', 'service_role']) r;

-- Each has a key and settings of its own: what is right in the one is wrong in the other.
select tests.sign_up('ada', 'bob', 'cleo', 'mallory');
select tests.mark_quizzes(), bread_tests.mark_quizzes();
update bread_private.quiz_questions set key = tests.key('a');
update public.course_settings set course_name = 'The course', issued_by = 'The school';
update bread.course_settings set course_name = 'Bread', issued_by = 'The bakery', levels = 3;

-- A pass in the one opens nothing in the other.
select tests.sign_in('ada');
select is(tests.hand_in(1, '{2,2,2,2,1}', 'ada') -> 'score', '100', 'a pass in the first course');
select results_eq($$select * from tests.upsert_quiz('ada', 1, true, 100, 60)$$, 'values (true, 100, 60)', 'is saved there');
select lives_ok($$select tests.upsert_tasks('ada', 2, '[1]')$$, 'and opens its level 2');
select is_empty('select * from bread.course_progress', 'the other course knows nothing of it');
select throws_ok($$select bread_tests.upsert_tasks('ada', 2, '[1]')$$, '42501', 'level 2 is locked: level 1 is not passed', 'attack: level 2 of the other course');
select throws_ok($$select bread_tests.hand_in(2, '{0,0,0,0,0}', 'b2')$$, '42501', 'level 2 is locked: level 1 is not passed', 'attack: hand its quiz in');
select throws_ok($$select bread_tests.upsert_quiz('ada', 1, true, 100, 60)$$, '42501', 'no attempt at level 1 was marked with 100 percent', 'attack: the score of the first course');
select throws_ok($$select bread_tests.certify('CERT-1760000000001-L1', 'ada', 1, 100)$$, '42501', null, 'attack: a certificate of the other course');
select throws_ok($$select tests.upsert_quiz('ada', 2, true, 100, 60)$$, '42501', null, 'attack: nor does it help in the first one');
select lives_ok($$select tests.certify('CERT-1760000000001-L1', 'ada', 1, 100)$$, 'its own certificate');
select is_empty('select id from bread.certificates', 'is none of the other course');

-- The same hand-in id, learner and answers are an attempt of each course, marked by the key of each.
select is(bread_tests.hand_in(1, '{2,2,2,2,1}', 'ada') - 'answers', '{"score": 0, "isPassed": false, "attempt": 1, "passMark": 70}'::jsonb,
  'attack: the hand-in of the first course is marked by the key of the other');
select lives_ok(format($$select bread_tests.hand_in(1, '{2,2,2,2,2}', 'wrong%s')$$, n), 'attempt ' || n) from generate_series(2, 6) n;
select throws_ok($$select bread_tests.hand_in(1, '{0,0,0,0,0}', 'late')$$, 'PGRST', '{"code" : "PT429", "message" : "too many attempts", "details" : "3600", "hint" : null}', 'the limit of the other course is reached');
select lives_ok($$select tests.hand_in(1, '{0,0,0,0,0}', 'soon')$$, 'and not that of the first');

-- Certificates with the same id, and their revocation.
select tests.sign_in('bob');
select bread_tests.hand_in(1, '{0,0,0,0,0}', 'bob'), bread_tests.upsert_quiz('bob', 1, true, 100, 60);
select lives_ok($$select bread_tests.certify('CERT-1760000000001-L1', 'bob', 1, 100, 'Bob')$$, 'an id is free in the other course');
select tests.sign_out();
select tests.send_header('x-certificate-id', 'CERT-1760000000001-L1');
select results_eq('select user_name, course_name, issued_by from public.certificates', $$values ('Ada'::text, 'The course'::text, 'The school'::text)$$, 'each course shows its own');
select results_eq('select user_name, course_name, issued_by from bread.certificates', $$values ('Bob'::text, 'Bread'::text, 'The bakery'::text)$$, 'with its own name and issuer');
select tests.as_service();
insert into bread.certificate_revocations (certificate_id, reason) values ('CERT-1760000000001-L1', 'Burnt.');
select tests.sign_out();
select tests.send_header('x-certificate-id', 'CERT-1760000000001-L1');
select is_empty('select reason from public.certificate_revocations', 'what one course revokes stays good in the other');
select is(public.revoked_numbers(0, 131072), '{}'::bigint[], 'and in its list');
select is(cardinality(bread.revoked_numbers(0, 131072)), 1, 'which is not that of the course that has revoked it');

-- A deletion in one course, and changes that are older than it.
select tests.sign_in('ada');
select bread_tests.upsert_tasks('ada', 1, '[1,2]');
select tests.no_headers();
delete from public.course_progress;
select is_empty('select * from public.course_progress', 'a learner deletes the first course');
select results_eq('select completed_tasks from bread.course_progress', $$values ('{level-1-task-1,level-1-task-2}'::text[])$$, 'and keeps the other');
select is_empty('select * from bread.course_progress_deletions', 'where nothing was deleted');
select tests.send_header('x-change-age', '60000');
select throws_ok($$select tests.upsert_tasks('ada', 1, '[1]')$$, 'PT410', null, 'an older change does not come back in the first course');
select lives_ok($$select bread_tests.upsert_tasks('ada', 1, '[3]')$$, 'and is taken in the other');
select tests.as_owner();
select is_empty($$select score from private.quiz_attempts where user_id = tests.id('ada') and score is not null$$, 'answers and scores of the first are gone');
select is((select count(score)::integer from bread_private.quiz_attempts where user_id = tests.id('ada')), 6, 'those of the other are kept');

-- Checked flows.
select tests.sign_in('ada');
insert into bread.flow_checks (user_id, level, task, fingerprint) values (tests.id('ada'), 1, 1, '0123456789abcdef');
select is_empty('select * from public.flow_checks', 'a flow of the one course is none of the other');
delete from public.course_progress;
select is((select count(*)::integer from bread.flow_checks), 1, 'where a deletion leaves it');
select tests.sign_in('mallory');
select is_empty('select * from bread.flow_checks', 'attack: others'' checked flows in the other course');
select throws_ok($$insert into bread.flow_checks (user_id, level, task, fingerprint) values (tests.id('ada'), 1, 2, '0123456789abcdef')$$, '42501', null,
  'attack: add to them');
select tests.as_owner();

-- Visitors of the one leave those of the other their attempts.
update bread.course_settings set visitor_attempts_per_hour = 0;
select tests.sign_out();
select throws_ok($$select bread.mark_visitor_quiz(1, 'v1', '{0,0,0,0,0}')$$, 'PGRST', null, 'no visitor is marked any more in the one course');
select is(public.mark_visitor_quiz(1, 'v1', '{2,2,2,2,1}') -> 'score', '100', 'in the other they are');

-- Settings.
select tests.as_service();
update bread.course_settings set pass_mark = 100, levels = 1;
select results_eq('select pass_mark, levels from public.course_settings', 'values (70, 5)', 'settings of the one leave the other as it was');

-- The keys of the other course, by every way in.
select concat(case who when 'anon' then tests.sign_out() when 'service_role' then tests.as_service() else tests.sign_in('mallory') end,
  throws_ok(query, '42501', null, format('attack: %s: %s', who, query)))
from unnest(array['anon', 'authenticated', 'service_role']) who, unnest(array['select * from bread_private.quiz_keys',
  'select count(*) from bread_private.quiz_attempts', 'explain select * from bread_private.quiz_keys', 'delete from bread_private.quiz_attempts',
  $$insert into bread_private.quiz_attempts select * from private.quiz_attempts$$, $$select bread_private.ids_before(1, 'v1', null)$$,
  'alter schema bread rename to other', 'create table bread.mine (id integer)']) query;
select tests.sign_in('mallory');
select is_empty('select * from bread.course_progress', 'attack: others'' progress in the other course');
select throws_ok($$select bread_tests.upsert_tasks('ada', 1, '[1]')$$, '42501', null, 'attack: write for another there');
select throws_ok($$insert into bread.course_progress select * from public.course_progress$$, '42501', null, 'attack: copy a whole course');

-- The account takes both along.
select tests.as_owner();
delete from auth.users where id = tests.id('ada');
select is((select count(*)::integer from bread.course_progress p where p.user_id = tests.id('ada')), 0, 'nothing of a deleted account stays in the one');
select is((select count(*)::integer from public.certificates c where c.user_id = tests.id('ada')), 0, 'nor in the other');
select is((select count(*)::integer from bread.course_progress p where p.user_id = tests.id('bob')), 1, 'others keep theirs');

-- Whoever deletes the one account deletes it for both, and what they say of certificates holds for both.
select tests.as_owner();
select tests.sign_up('erin', 'finn');
update public.course_settings set quizzes_marked = false;
update bread.course_settings set quizzes_marked = false;
select tests.pass(learner, 1), bread_tests.pass(learner, 1), tests.certify(id, learner, 1, 100), bread_tests.certify(id, learner, 1, 100)
from (values ('erin', 'CERT-1780000000001-L1'), ('finn', 'CERT-1780000000002-L1')) l (learner, id);
select tests.sign_in('erin');
select is(bread.delete_account('erin@example.org', true), true, 'an account is deleted in the one course, with certificates left');
select tests.sign_in('finn');
select is(public.delete_account('finn@example.org'), true, 'and another one in the other course, with certificates deleted');
select tests.as_owner();
select is((select count(*)::integer from bread.course_progress where user_id in (tests.id('erin'), tests.id('finn'))), 0, 'their progress is gone there');
select is((select count(*)::integer from public.course_progress where user_id in (tests.id('erin'), tests.id('finn'))), 0, 'and here');
select results_eq($$select id, user_id from public.certificates where id ~ '^CERT-1780'$$, $$values ('CERT-1780000000001-L1'::text, null::uuid)$$, 'the left certificate stays here, of nobody');
select results_eq($$select id, user_id from bread.certificates where id ~ '^CERT-1780'$$, $$values ('CERT-1780000000001-L1'::text, null::uuid)$$, 'and there');

select * from finish();
rollback;

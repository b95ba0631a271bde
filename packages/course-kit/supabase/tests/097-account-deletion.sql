-- An account that its learner deletes. "ada" leaves, "bob" stays, "mallory" attacks.
begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada', 'bob', 'cleo', 'dora', 'mallory');
select tests.mark_quizzes();
update course_settings set course_name = 'A course', issued_by = 'Learning Platform';

-- Something of a learner in every table that keeps anything of one.
create function pg_temp.learn(learner text, number integer) returns void language plpgsql as $$
begin
  perform tests.sign_in(learner);
  perform tests.upsert_tasks(learner, 1, '[1]');
  delete from public.course_progress;
  perform tests.hand_in(1, '{2,2,2,2,1}', learner), tests.upsert_quiz(learner, 1, true, 100, 60);
  insert into public.flow_checks (user_id, level, task, fingerprint) values (tests.id(learner), 1, 1, '0123456789abcdef');
  perform tests.certify(format('CERT-176000000000%s-L1', number), learner, 1, 100, learner);
  perform tests.as_owner();
end $$;
select pg_temp.learn(learner, nth::integer) from unnest(array['ada', 'bob', 'cleo', 'dora']) with ordinality l (learner, nth);

-- How many rows of all tables name an account, or its e-mail address.
create function pg_temp.rows_about(learner text) returns text[] language plpgsql as $$
declare
  relation regclass;
  amount integer;
  result text[] := '{}';
begin
  for relation in select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema|extensions|tests$)' order by c.oid::regclass::text
  loop
    execute format('select count(*) from %s r where r::text like $1 or r::text like $2', relation)
    into amount using '%' || tests.id(learner) || '%', '%' || learner || '@example.org%';
    if amount > 0 then
      result := result || format('%s: %s', relation, amount);
    end if;
  end loop;
  return result;
end $$;
select is(cardinality(pg_temp.rows_about('ada')), 6, 'a learner has rows in the account and in five tables');
create temporary table before as select pg_temp.rows_about('bob') as rows;
create function pg_temp.bob_is_there(title text) returns text language sql as $$
  select is(pg_temp.rows_about('bob'), (select rows from pg_temp.before), title)
$$;

-- An export has one's own attempts.
select tests.sign_in('ada');
select results_eq('select a - ''{id,markedAt}''::text[] from jsonb_array_elements(own_attempts()) a',
  $$values ('{"level": 1, "number": 1, "questions": ["q1", "q2", "q3", "q4", "q5"], "answers": ["c", "c", "c", "c", "b"], "score": 100, "timeSeconds": 60}'::jsonb)$$,
  'a learner reads their own attempts, whole');
select tests.sign_in('mallory');
select is(own_attempts(), '[]', 'attack: somebody else reads none of them');
select is(last_attempt(1), null, 'attack: nor the latest one');
select tests.sign_out();
select throws_ok('select own_attempts()', '42501', null, 'attack: a visitor asks for attempts');
select throws_ok('select last_attempt(1)', '42501', null, 'attack: a visitor asks for the latest attempt');

-- Attacks.
select tests.sign_out();
select throws_ok($$select delete_account('ada@example.org')$$, '42501', null, 'attack: a visitor deletes an account');
select throws_ok($$select leaving.delete_account('ada@example.org', false)$$, '42501', null, 'attack: a visitor calls what runs with the rights of its owner');
select tests.as_service();
select throws_ok($$select delete_account('ada@example.org')$$, '42501', null, 'attack: the service key deletes in the name of nobody');
select tests.sign_in('mallory');
select throws_ok($$select delete_account('ada@example.org')$$, '22023', 'this is not the e-mail address of the account', 'attack: another account, by its e-mail address');
select throws_ok(format('select delete_account(%L)', email), '22023', null, 'attack: the own account without its address: ' || coalesce(email, 'null'))
from unnest(array[null, '', '%', 'mallory', 'mallory@example.org.', 'm_llory@example.org']) email;
select throws_ok($$delete from auth.users$$, '42501', null, 'attack: delete from the accounts');
select tests.as_owner();
select throws_ok($$update certificates set user_name = 'Mallory', user_id = null$$, '42501', null, 'attack: change what is printed while the link goes');
select throws_ok($$update certificates set user_id = tests.id('mallory')$$, '42501', null, 'attack: give a certificate to another account');
select is(cardinality(pg_temp.rows_about('ada')), 6, 'nothing of the account is gone');

-- Everything goes.
select tests.sign_in('ada');
select is(delete_account(' Ada@Example.org '), true, 'the account is deleted by its address, however it is written');
select is_empty('select from course_progress', 'its token reads no progress');
select is_empty('select from certificates', 'and no certificate');
select throws_ok($$select tests.upsert_tasks('ada', 1, '[1]')$$, '23503', null, 'and saves nothing');
select throws_ok($$select tests.hand_in(1, '{2,2,2,2,1}', 'again')$$, '23503', null, 'and hands nothing in');
select is(delete_account('ada@example.org'), false, 'attack: sent again it deletes nothing');
select is(delete_account('bob@example.org'), false, 'attack: sent again with another address, too');
select tests.as_owner();
select is(pg_temp.rows_about('ada'), '{}', 'no table has a row of it');
select pg_temp.bob_is_there('everybody else has what they had');
select tests.sign_out();
select tests.send_header('x-certificate-id', 'CERT-1760000000001-L1');
select is_empty('select from certificates', 'its certificate is gone');
select results_eq('select certificate_id, reason from certificate_revocations',
  $$values ('CERT-1760000000001-L1'::text, 'Its holder has deleted the account, and this certificate with it.'::text)$$,
  'and whoever has its signed form is told so');
select is(cardinality(revoked_numbers(0, 1000000)), 1, 'also by the list of numbers');
select tests.as_owner();
insert into auth.users (id, email) values (gen_random_uuid(), 'ada@example.org');
select tests.sign_in('ada');
select is(delete_account('ada@example.org'), false, 'attack: an old token deletes the new account of that address');
select tests.as_owner();
select isnt_empty($$select from auth.users where email = 'ada@example.org'$$, 'which is there');

-- Certificates are left.
create temporary table kept as select to_jsonb(c) - 'user_id' as kept from certificates c where user_id = tests.id('cleo');
grant select on pg_temp.kept to anon;
select tests.sign_in('cleo');
select is(delete_account('cleo@example.org', true), true, 'an account is deleted that leaves its certificates');
select is_empty('select from certificates', 'they are no longer its own');
select tests.as_owner();
select is(pg_temp.rows_about('cleo'), '{}', 'no table has a row that names it');
select tests.sign_out();
select tests.send_header('x-certificate-id', 'CERT-1760000000003-L1');
select results_eq('select to_jsonb(c) - ''user_id'' from certificates c', 'select kept from pg_temp.kept', 'whoever names the certificate reads it as it was');
select is_empty('select from certificate_revocations', 'and it counts');
select tests.no_headers();
select is_empty('select from certificates', 'nobody lists it');
select tests.sign_in('mallory');
select is_empty('select from certificates', 'no learner does');

-- Accounts that others delete: the dashboard does so as a role that may nothing else.
select tests.as_owner();
do $$
begin
  if not exists (select from pg_roles where rolname = 'tests_auth_admin') then
    create role tests_auth_admin nologin noinherit;
  end if;
end $$;
grant usage on schema auth to tests_auth_admin;
grant select, delete on auth.users to tests_auth_admin;
set local role tests_auth_admin;
delete from auth.users where email = 'dora@example.org';
reset role;
select is(pg_temp.rows_about('dora'), '{}', 'an account that is deleted in the dashboard takes everything along');
select is_empty($$select from certificates where id = 'CERT-1760000000004-L1'$$, 'its certificates, too');
select pg_temp.bob_is_there('and nothing of others');

select * from finish();
rollback;

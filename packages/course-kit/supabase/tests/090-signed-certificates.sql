-- Which certificates may be signed, and which were revoked.
begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada', 'bob', 'cleo');
select tests.pass('cleo', 1, 100);
select tests.certify('CERT-1760000000001-L1', 'cleo', 1, 100);
select tests.as_owner();
select tests.mark_quizzes();
update course_settings set course_name = 'The course', issued_by = 'The school';

select tests.sign_in('ada');
select tests.hand_in(1, '{2,2,2,2,1}', 'a1');
select tests.upsert_quiz('ada', 1, true, 100, 60);
select tests.certify('CERT-1760000000002-L1', 'ada', 1, 100);
select tests.as_owner();
update course_settings set course_name = null;
select tests.sign_in('bob');
select tests.hand_in(1, '{2,2,2,2,1}', 'b1');
select tests.upsert_quiz('bob', 1, true, 100, 60);
select tests.certify('CERT-1760000000003-L1', 'bob', 1, 100);
select tests.as_owner();
select results_eq('select id, is_signable from certificates order by id', $$values ('CERT-1760000000001-L1'::text, false),
  ('CERT-1760000000002-L1', true), ('CERT-1760000000003-L1', false)$$,
  'signable is what the database has marked and named, and not what the browser has');
select throws_ok($$update certificates set is_signable = true$$, '42501', null, 'and it stays so');
select tests.sign_in('cleo');
select throws_ok($$insert into certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by, is_signable)
  values ('CERT-1760000000009-L1', tests.id('cleo'), 'Cleo', 1, 'The course', 100, 'now', 'The school', true)$$, '42501', null,
  'attack: say that it may be signed');
select throws_ok($$insert into certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by, status_number)
  values ('CERT-1760000000009-L1', tests.id('cleo'), 'Cleo', 1, 'The course', 100, 'now', 'The school', 1)$$, '428C9', null,
  'attack: take the place of another');

-- Revoking.
select tests.as_service();
select lives_ok($$insert into certificate_revocations (certificate_id, reason) values ('CERT-1760000000002-L1', 'Issued by mistake.')$$, 'the service key revokes');
select throws_ok($$insert into certificate_revocations (certificate_id, reason) values ('CERT-1760000000002-L1', 'Again.')$$, '23505', null, 'once');
select throws_ok($$insert into certificate_revocations (certificate_id, reason) values ('CERT-1-L1', 'Why not.')$$, '23503', null, 'what there is');
select throws_ok(format($$insert into certificate_revocations (certificate_id, reason) values ('CERT-1760000000003-L1', %L)$$, reason), '23514', null, 'with a reason of one line')
from unnest(array['', '  ', E'two\nlines', repeat('x', 301)]) reason;
select throws_ok($$delete from certificate_revocations$$, '42501', null, 'and never takes it back');
select throws_ok($$update certificate_revocations set reason = 'Other.'$$, '42501', null, 'or changes it');
select tests.as_owner();
select throws_ok($$update certificate_revocations set reason = 'Other.'$$, '42501', 'a revocation is never changed', 'nor does the owner');

-- Another certificate for the same score.
select tests.sign_in('ada');
select throws_like($$select tests.certify('CERT-1760000000004-L1', 'ada', 1, 100)$$, '%"certificates_one_per_score"%', 'a revoked certificate is not replaced');
select tests.sign_in('bob');
select throws_ok($$update certificates set edition = 2$$, '42501', null, 'attack: make room for another');
select throws_ok($$insert into certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by, edition)
  values ('CERT-1760000000004-L1', tests.id('bob'), 'Bob', 1, 'The course', 100, 'now', 'The school', 2)$$, '42501', null, 'attack: say which one it is');
select tests.as_service();
select lives_ok($$insert into certificate_revocations (certificate_id, reason, is_replaceable) values ('CERT-1760000000003-L1', 'Misspelled.', true)$$, 'the service key says that it may be replaced');
select tests.sign_in('bob');
select is(tests.certify('CERT-1760000000005-L1', 'bob', 1, 100, 'Robert'), 'Robert', 'a certificate that may be replaced is, under another name');
select throws_like($$select tests.certify('CERT-1760000000006-L1', 'bob', 1, 100)$$, '%"certificates_one_per_score"%', 'once');
select results_eq('select id, edition from certificates order by id', $$values ('CERT-1760000000003-L1'::text, 1), ('CERT-1760000000005-L1', 2)$$,
  'the revoked one stays in the list');

-- Reading.
select tests.sign_out();
select is_empty('select certificate_id from certificate_revocations', 'without the header nobody lists revocations');
select throws_ok('select status_number from certificate_revocations', '42501', null, 'attack: whose number was revoked');
select tests.send_header('x-certificate-id', 'CERT-1760000000002-L1');
select results_eq('select reason, revoked_at = now() from certificate_revocations', $$values ('Issued by mistake.'::text, true)$$, 'whoever names a certificate reads since when it is revoked and why');
select ok(revoked_numbers(1, 131072) @> array[(select status_number from certificates)], 'anybody reads the numbers of what was revoked');
select is(revoked_numbers(131073, 262144), '{}'::bigint[], 'of one list');
select throws_ok($$insert into certificate_revocations (certificate_id, reason) values ('CERT-1760000000003-L1', 'x')$$, '42501', null, 'attack: revoke another''s');
select tests.sign_in('ada');
select results_eq('select certificate_id, reason from certificate_revocations', $$values ('CERT-1760000000002-L1'::text, 'Issued by mistake.'::text)$$,
  'a learner reads which of their own no longer count');
select throws_ok($$insert into certificate_revocations (certificate_id, reason) values ('CERT-1760000000003-L1', 'x')$$, '42501', null, 'attack: revoke as a learner');
select throws_ok($$delete from certificate_revocations$$, '42501', null, 'attack: take back a revocation');
select tests.sign_in('bob');
select results_eq('select reason, is_replaceable from certificate_revocations', $$values ('Misspelled.'::text, true)$$, 'and nobody else''s');
select tests.as_owner();
delete from auth.users where id = tests.id('ada');
select is((select count(*)::integer from certificate_revocations), 2, 'a revocation outlives the account');

select * from finish();
rollback;

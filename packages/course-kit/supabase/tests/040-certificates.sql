begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada', 'bob');

select tests.pass('ada', 2, 80);
select is(tests.certify('CERT-1760000000001-L1', 'ada', 1, 80), 'Ada', 'a certificate for a passed level is added');
select is(tests.certify('CERT-1760000000002-L2', 'ada', 2, 80, E'  Zo\u00eb \u00c9. 李雷\u3000 '), E'Zo\u00eb \u00c9. 李雷', 'blanks around the name are taken off');
select throws_like($$select tests.certify('CERT-1760000000003-L1', 'ada', 1, 80)$$, '%"certificates_one_per_score"%', 'the same level and score again is refused by name');
select throws_ok($$select tests.certify('CERT-1760000000003-L1', 'ada', 1, 80)$$, '23505', null, 'with the code of a repeated key');
select tests.upsert_quiz('ada', 1, true, 100, 60);
select lives_ok($$select tests.certify('CERT-1760000000003-L1', 'ada', 1, 100)$$, 'a better score has a certificate of its own');
select throws_like($$select tests.certify('CERT-1760000000001-L1', 'ada', 1, 100)$$, '%"certificates_pkey"%', 'an id that is taken is refused by name');

select throws_ok(format($$select tests.certify(%L, 'ada', 2, 80)$$, id), '23514', null, 'refused as an id of level 2: ' || id)
from unnest(array['CERT-1760000000009-L1', 'CERT-176000000000-L2', 'CERT-17600000000099-L2', 'cert-1760000000009-L2', 'CERT-1760000000009-2',
  'CERT-1760000000009-L2 ', E'CERT-1760000000009-L2\n', 'CERT-%-L2', 'x', '', 'CERT-1760000000009-L02', 'CERT-1760000000009-L22']) id;
select throws_ok(format($$select tests.certify('CERT-1760000000009-L%s', 'ada', %s, 80)$$, level, level), '22023', null, 'refused as a level: ' || level)
from unnest(array[0, 6, 101, -1]) level;
delete from course_progress where level = 2;
select tests.upsert_quiz('ada', 2, true, 100, 60);
select throws_ok(format($$select tests.certify('CERT-1760000000009-L2', 'ada', 2, 100, %L)$$, name), '23514', null, 'refused as a name: ' || what)
from (values ('', 'nothing'), ('   ', 'blanks'), (E'\u00a0\u200b\u3000', 'wide and no-width blanks'), (repeat('x', 121), '121 characters'),
  (E'Ada\nLovelace', 'two lines'), (E'\u200d\u200d\u2060', 'joiners'), (E'\u3164', 'a letter that is blank'), (E'\u2800', 'a blank of Braille'),
  (E'\u00ad', 'a hyphen that is not shown'), (E'\ufe0f', 'a variation alone'), (E'\U000e0041\U000e0042', 'tags'), ('. - ?!', 'punctuation'),
  (E'Ada \u202e ecalevoL', 'letters turned round'), (E'\u2067Ada', 'an isolate'), (E'\u200fאדה', 'a mark of direction'), (E'آدا\u061c', 'an Arabic mark of direction'),
  (E'Ada\u200bLovelace', 'a blank without width'), (E'A\u00adda', 'a hyphen that is not shown within'), (E'Ada\u3164', 'a blank letter at the end'),
  (E'Ada\u200d', 'a joiner at the end'), (E'Ada \u200d Lovelace', 'a joiner between blanks'), (E'Ada\U000e0041', 'a tag'),
  ('😀', 'emoji alone'), ('™ → ♥', 'symbols'), ('「…」', 'wide punctuation'), (E'\u0301', 'an accent alone')) as names (name, what);
select lives_ok(format($$insert into certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by)
  values ('CERT-1760000000008-L2', tests.id('ada'), %L, 2, 'A course', 100, 'November 21, 2026', 'Learning Platform');
  set local role none; delete from certificates where id = 'CERT-1760000000008-L2'; set local role authenticated$$, name), 'taken as a name: ' || name)
from unnest(array['Ada', 'Zoë É.', '李', 'אדה', 'آدا', E'\u0645\u06cc\u200c\u062e', 'ஆ', '7', '٣', 'Ⅷ', 'ᏣᎳᎩ', '𐐷', E'葛\U000e0100城', 'Ada 🦄👩‍🚀 ♥', 'O’Neil', E'O\u0323\u0301la\u0301']) name;
select is(tests.certify('CERT-1760000000009-L2', 'ada', 2, 100, repeat('李', 120)), repeat('李', 120), '120 characters of any script are taken');
select throws_ok($$insert into certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by)
  values ('CERT-1760000000019-L1', tests.id('ada'), 'Ada', 1, '', 100, '', '')$$, '23514', null, 'empty lines are refused');

-- Reading.
select tests.no_headers();
select results_eq('select id from certificates order by created_at, id', $$values ('CERT-1760000000001-L1'::text),
  ('CERT-1760000000002-L2'), ('CERT-1760000000003-L1'), ('CERT-1760000000009-L2')$$, 'a learner lists their own');
select tests.sign_out();
select is_empty('select from certificates', 'without the header anon sees none');
select tests.send_header('x-certificate-id', 'CERT-1760000000002-L2');
select results_eq('select id, user_name, level, course_name, score, completion_date, issued_by from certificates',
  format('values (%L, %L, 2, %L, 80, %L, %L)', 'CERT-1760000000002-L2', E'Zo\u00eb \u00c9. 李雷', 'A course', 'November 21, 2026', 'Learning Platform'),
  'anon reads the one named in the header, whole');
select tests.sign_in('bob');
select is_empty('select from certificates', 'another learner sees none');
select tests.send_header('x-certificate-id', 'CERT-1760000000002-L2');
select results_eq('select id from certificates', $$values ('CERT-1760000000002-L2'::text)$$, 'another learner reads the one named in the header');
select tests.pass('bob', 1);
select tests.certify('CERT-1760000000021-L1', 'bob', 1, 100);
select tests.send_header('x-certificate-id', 'CERT-1760000000002-L2');
select results_eq($$select id from certificates where id = 'CERT-1760000000002-L2'$$, $$values ('CERT-1760000000002-L2'::text)$$, 'with the header and the filter it is that one row');

-- Deleting progress keeps certificates; deleting the account does not.
select tests.sign_in('ada');
delete from course_progress;
select is((select count(*)::integer from certificates), 4, 'certificates outlive deleted progress');
select tests.as_owner();
delete from auth.users where id = tests.id('ada');
select is_empty($$select from certificates where user_id = tests.id('ada')$$, 'a deleted account leaves no certificate');

select * from finish();
rollback;

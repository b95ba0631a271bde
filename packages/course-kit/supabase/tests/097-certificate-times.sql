-- The time in the id of a certificate.
begin;
set local search_path = public, extensions;
select * from no_plan();
alter table public.certificates enable trigger certificates_time;
select tests.sign_up('ada', 'bob');

create or replace function tests.id_at(device interval, level integer) returns text language sql as $$
  select format('CERT-%s-L%s', floor(extract(epoch from clock_timestamp() + device) * 1000), level)
$$;
create or replace function tests.seconds_ago(id text) returns numeric language sql as $$
  select extract(epoch from clock_timestamp()) - substring(id from '^CERT-([0-9]{13})-L[0-9]+$')::numeric / 1000
$$;

select tests.pass('ada', 5);
create temporary table said (level integer, id text);
insert into said values (1, tests.id_at('0', 1)), (2, tests.id_at('-4 minutes', 2)), (3, tests.id_at('4 minutes', 3)),
  (4, 'CERT-1-L4'), (5, tests.id_at('1 day', 5));
select tests.certify(said.id, 'ada', said.level, 100) from said;
select results_eq('select id from certificates where level <= 3 order by level', 'select id from said where level <= 3 order by level',
  'a time that is minutes off is kept');
select is_empty('select c.id from certificates c join said using (id) where c.level > 3', 'another one is not');
select ok(tests.seconds_ago(id) between -1 and 300 and id like '%-L' || level, 'the database says its own at level ' || level)
from certificates where level > 3;
select tests.pass('bob', 1);
select throws_ok(format($$select tests.certify(%L, 'bob', 1, 100)$$, id), '23514', null, 'refused as an id: ' || id)
from unnest(array['CERT-1760000000009-L2', 'CERT-1760000000009-1', 'x', '']) id;
select tests.as_owner();
insert into certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by)
values ('CERT-1760000000009-L1', tests.id('bob'), 'Bob', 1, 'A course', 100, 'November 21, 2026', 'Learning Platform');
select is((select id from certificates where user_id = tests.id('bob')), 'CERT-1760000000009-L1', 'the owner of the database brings one along as it is');

select * from finish();
rollback;

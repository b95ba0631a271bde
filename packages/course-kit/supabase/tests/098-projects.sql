-- Which certificate names the project of its level, and that nobody writes words into it.
begin;
set local search_path = public, extensions;
select * from no_plan();
select tests.sign_up('ada', 'bob', 'cleo', 'dora', 'emil');
create function tests.check_flow(learner text, level integer, task integer, flow integer) returns void language sql as $$
  insert into public.flow_checks (user_id, level, task, flow, fingerprint, release) values (tests.id(learner), level, task, flow, '0123456789abcdef', null)
$$;
create function tests.pass_marked(learner text, id text) returns void language plpgsql as $$
begin
  perform tests.hand_in(1, '{2,2,2,2,1}', learner);
  perform tests.upsert_quiz(learner, 1, true, 100, 60);
  perform tests.certify(id, learner, 1, 100);
end $$;
prepare named as select jsonb_path_query_array(checked_flows, '$[*].project') from certificates;
select tests.as_owner();
select tests.mark_quizzes();
update course_settings set course_name = 'The course', issued_by = 'The school';

-- Before the operator has named any.
select tests.sign_in('cleo');
select tests.check_flow('cleo', 1, 4, 2);
select tests.pass_marked('cleo', 'CERT-1760000000003-L1');
select results_eq('named', $$values ('[]'::jsonb)$$, 'without the operator''s word no flow is a project');
select is((select checked_flows -> 0 ? 'project' from certificates), false, 'and a certificate is what it always was');

-- The operator's.
select tests.as_owner();
update course_settings set project_titles = '{The desk,null}', project_tasks = '{4,null}', project_flows = '{2,null}';
select throws_ok(format('update course_settings set project_titles = array[%L]', title), '23514', null, 'a title has one line')
from unnest(array[E'The\ndesk', E'The desk\t']) title;
select tests.sign_in('ada');
select tests.check_flow('ada', 1, 4, 1), tests.check_flow('ada', 1, 4, 2), tests.check_flow('ada', 1, 2, 2), tests.check_flow('ada', 2, 4, 2);
select tests.pass_marked('ada', 'CERT-1760000000001-L1');
select results_eq($$select flow ->> 'task', flow ->> 'flow', flow ->> 'project' from certificates, jsonb_array_elements(checked_flows) flow$$,
  $$values ('2', '2', null), ('4', '1', null), ('4', '2', 'The desk')$$, 'the level''s project is named, and no other flow of its task or with its number');
select tests.sign_in('bob');
select tests.check_flow('bob', 1, 4, 1), tests.check_flow('bob', 2, 4, 2);
select tests.pass_marked('bob', 'CERT-1760000000002-L1');
select results_eq('named', $$values ('[]'::jsonb)$$, 'whose project was not checked has none');
select tests.check_flow('bob', 1, 4, 2);
select results_eq('named', $$values ('[]'::jsonb)$$, 'a project that is checked later changes no certificate');

-- Visitors.
select tests.sign_out();
select is_empty('named', 'a visitor who names no certificate reads none');
select tests.send_header('x-certificate-id', 'CERT-1760000000001-L1');
select results_eq('named', $$values ('["The desk"]'::jsonb)$$, 'whoever names a certificate reads its project');
select tests.as_owner();
update course_settings set project_titles = '{Another,null}', project_tasks = '{1,null}';
select tests.sign_out();
select tests.send_header('x-certificate-id', 'CERT-1760000000001-L1');
select results_eq('named', $$values ('["The desk"]'::jsonb)$$, 'it stays called as it was when the certificate was issued');

-- Attacks.
select throws_ok(query, '42501', null, 'attack: a visitor: ' || query)
from unnest(array[$$update course_settings set project_titles = '{Mine}'$$, $$update certificates set checked_flows = '[{"project": "Mine"}]'$$]) query;
select tests.no_headers();
select tests.sign_in('dora');
select throws_ok(query, '42501', null, 'attack: a learner: ' || query)
from unnest(array[$$update course_settings set project_titles = '{Mine}'$$, $$update course_settings set project_tasks = '{2}'$$, $$update course_settings set project_flows = '{1}'$$,
  $$update certificates set checked_flows = '[{"project": "Mine"}]'$$,
  $$insert into certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by, checked_flows)
    values ('CERT-1760000000004-L1', tests.id('dora'), 'Dora', 1, 'The course', 100, 'now', 'The school', '[{"project": "Mine"}]')$$,
  $$insert into flow_checks (user_id, level, task, flow, fingerprint, checked_at) values (tests.id('dora'), 1, 1, 2, '0123456789abcdef', '2020-01-01')$$,
  $$select tests.check_flow('ada', 1, 1, 2)$$]) query;
select throws_ok('select private.set_signable()', '42501', null, 'attack: call the trigger');
select tests.pass_marked('dora', 'CERT-1760000000004-L1');
select results_eq('named', $$values ('[]'::jsonb)$$, 'attack: the checks of others make nobody''s project');

-- A level behind the last entry has none; what is incomplete names none.
select tests.as_owner();
update course_settings set project_titles = '{}', project_tasks = '{2}', project_flows = '{1}';
select tests.sign_in('emil');
select tests.check_flow('emil', 1, 2, 1);
select tests.pass_marked('emil', 'CERT-1760000000005-L1');
select results_eq('named', $$values ('[]'::jsonb)$$, 'a project without a title is none');

select * from finish();
rollback;

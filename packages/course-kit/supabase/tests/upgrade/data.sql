-- A course with learners, as it is at 0.1.0: rows in every table, before the migrations that came later.
begin;
insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ada@example.org'), ('00000000-0000-4000-8000-00000000000b', 'bob@example.org');
update public.course_settings set course_name = 'A course', issued_by = 'Learning Platform', level_titles = '{One}', quizzes_marked = true;
insert into private.quiz_keys (level, questions, correct, options, explanations)
values (1, 'v1', '{2,2,2,2,1}', '{4,4,4,4,4}', '{a,b,c,d,e}');
insert into private.quiz_keys (level, questions, correct, options, explanations, ids, asks)
values (2, 'v2', '{0,0,0}', '{2,2,2}', '{a,b,c}', '{f1,f2,f3}', 2);
create table public.drawn as select '{}'::jsonb as ids;
grant update on public.drawn to authenticated;

set local role authenticated;
set local request.jwt.claims = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
insert into public.course_progress (user_id, level, completed_tasks)
values (auth.uid(), 1, '{level-1-task-1,level-1-task-3}');
select public.hand_in_quiz(1, 'v1', '{2,2,2,2,0}', 95, '00000000000000000000000000000001');
update public.course_progress set quiz_completed = true, quiz_score = 80, quiz_time_seconds = 95 where level = 1;
select public.hand_in_quiz(2, 'v2', '{0,1}', 60, '00000000000000000000000000000002');
update public.drawn set ids = public.draw_quiz(2, '00000000000000000000000000000003');
insert into public.flow_checks (user_id, level, task, fingerprint, release) values (auth.uid(), 1, 3, '0123456789abcdef', '1.12');
insert into public.certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by)
values ('CERT-1760000000001-L1', auth.uid(), '☺', 1, 'A course', 80, 'November 24, 2026', 'Learning Platform');
set local request.jwt.claims = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000b"}';
delete from public.course_progress;

reset role;
insert into public.certificate_revocations (certificate_id, reason) values ('CERT-1760000000001-L1', 'A test');
select public.mark_visitor_quiz(1, 'v1', '{0,0,0,0,0}');
commit;

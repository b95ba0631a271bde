/**
 * The calls of the application as PostgREST makes them: a transaction that takes on the caller's role, says
 * who calls and which headers came, and runs one statement. `:n` is the number of a learner.
 */

/** The account id of learner `:n`: spread over the whole index, and the same in every run. */
export const learnerId = (n) => `md5('learner-' || ${n}::text)::uuid`;
/** The id of the first certificate of learner `:n`. */
export const certificateId = (n) => `'CERT-' || (1700000000000 + ${n}::bigint)::text || '-L1'`;

const id = learnerId(':n');
const claims = `'{"role":"authenticated","sub":"' || ${id} || '"}'`;
const as = (role, who, headers = `'{}'`) => `select set_config('role', '${role}', true),
  set_config('request.jwt.claims', ${who}, true), set_config('request.headers', ${headers}, true)`;
const learner = as('authenticated', claims);
const anon = (headers) => as('anon', `'{"role":"anon"}'`, headers);
/** The questions of level 3 as the application names them, and answers of which four of five are right. */
const answered = `3, '{q1,q2,q3,q4,q5}', '["a", "a", "a", "a", "b"]'`;
const base = `'{"x-completed-tasks-base":"[\\"level-3-task-1\\"]"}'`;

export const operations = [
  { name: 'nothing (the transaction alone)', context: learner, statement: 'select 1' },
  {
    name: 'gate check',
    context: learner,
    statement: `select quiz_completed, quiz_score from public.course_progress where user_id = ${id} and level = 3`,
  },
  {
    name: 'progress list',
    context: learner,
    statement: `select * from public.course_progress where user_id = ${id} order by level`,
  },
  {
    name: 'task upsert',
    context: as('authenticated', claims, base),
    statement: `insert into public.course_progress (completed_tasks, level, user_id)
  values (array['level-3-task-1', 'level-3-task-' || (2 + :n % 4)::text], 3, ${id})
  on conflict (level, user_id) do update
    set completed_tasks = excluded.completed_tasks, level = excluded.level, user_id = excluded.user_id`,
  },
  {
    name: 'quiz upsert',
    context: learner,
    statement: `insert into public.course_progress (level, quiz_completed, quiz_score, quiz_time_seconds, user_id)
  values (3, true, 100, (:n % 600)::integer, ${id})
  on conflict (level, user_id) do update
    set level = excluded.level, quiz_completed = excluded.quiz_completed, quiz_score = excluded.quiz_score,
      quiz_time_seconds = excluded.quiz_time_seconds, user_id = excluded.user_id`,
  },
  {
    name: 'hand-in of a quiz',
    context: learner,
    statement: `select public.hand_in_answers(${answered}, 65, md5(random()::text || clock_timestamp()::text))`,
  },
  {
    name: "a visitor's quiz",
    context: anon(`'{"cf-connecting-ip":"' || :n || '"}'`),
    statement: `select public.mark_answers(1, '{q1,q2,q3,q4,q5}', '["a", "a", "a", "a", "b"]')`,
  },
  {
    name: 'certificate, once for each learner',
    context: learner,
    statement: `insert into public.certificates
    (id, user_id, user_name, level, course_name, score, completion_date, issued_by)
  values ('CERT-' || (1800000000000 + :n)::text || '-L5', ${id}, 'Learner', 5, 'A course', 100, 'today', 'The school')
  on conflict do nothing`,
  },
  {
    name: 'certificate by id, signed out',
    context: anon(`'{"x-certificate-id":"' || ${certificateId(':n')} || '"}'`),
    statement: `select * from public.certificates where id = ${certificateId(':n')}`,
  },
  {
    name: 'own certificates',
    context: learner,
    statement: `select * from public.certificates where user_id = ${id}`,
  },
  {
    name: 'attempt to list all certificates, signed out',
    context: anon(),
    statement: 'select * from public.certificates',
  },
];

/** The answers of the course, marking switched on, and limits that learners who hand in all the time do not reach. */
export const prepare = `
insert into private.quiz_keys (level, asks) select level, 5 from generate_series(1, 5) level;
insert into private.quiz_questions (level, id, position, key, explanation)
select level, 'q' || n, n, '{"options": ["a", "b", "c", "d"], "right": "a"}', ''
from generate_series(1, 5) level, generate_series(1, 5) n;
update public.course_settings
set quizzes_marked = true, attempts_per_hour = 1000000, visitor_attempts_per_hour = 1000000;
`;

/**
 * Adds learners `from` to `to`: five progress rows each, ten attempts and one or two certificates, with no trigger in
 * the way.
 */
export const load = (from, to) => `
set session_replication_role = replica;
insert into auth.users (id) select ${learnerId('n')} from generate_series(${from}, ${to}) n;
insert into public.course_progress
  (user_id, level, completed_tasks, quiz_completed, quiz_score, quiz_time_seconds)
select ${learnerId('n')}, level, array['level-' || level || '-task-1', 'level-' || level || '-task-2'], true, 100, 300
from generate_series(${from}, ${to}) n, generate_series(1, 5) level;
insert into private.quiz_attempts
  (user_id, hand_in_id, level, number, questions, answers, score, time_seconds, marked_at)
select ${learnerId('n')}, md5(n || '-' || level || '-' || number), level, number, '{q1,q2,q3,q4,q5}',
  '["a", "a", "a", "a", "a"]',
  number * 60 - 20, 300, now() - interval '2 days'
from generate_series(${from}, ${to}) n, generate_series(1, 5) level, generate_series(1, 2) number;
insert into public.certificates (id, user_id, user_name, level, course_name, score, completion_date, issued_by)
select 'CERT-' || (1700000000000 + n) || '-L' || level, ${learnerId('n')}, 'Learner ' || n, level,
  'A course', 100, 'November 21, 2026', 'Learning Platform'
from generate_series(${from}, ${to}) n, generate_series(1, 1 + n % 2) level;
reset session_replication_role;
vacuum (analyze) auth.users, public.course_progress, public.certificates, private.quiz_attempts;
checkpoint;
`;

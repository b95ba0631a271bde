/** What two devices do at the same moment, which takes more than one connection. Answers with lines of TAP. */
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from './support/drivers.mjs';

const DEVICES = 8;
const TASKS = 40;
const HAND_INS = 50;
const key = (task) => `level-1-task-${task}`;
const keys = (count) => Array.from({ length: count }, (_, index) => key(index + 1));

export async function concurrencyTests(url) {
  const sql = connect(url, { max: DEVICES });
  const crowd = connect(url, { max: HAND_INS });
  const lines = [];
  const check = (isOk, name, found) => {
    lines.push(`${isOk ? 'ok' : 'not ok'} ${lines.length + 1} - ${name}`);
    if (!isOk) lines.push(`# found ${JSON.stringify(found)}`);
  };
  try {
    await sql`update public.course_settings set tasks_per_level = ${TASKS}`;
    const learner = await newLearner(sql);

    const everyTask = keys(TASKS);
    await Promise.all(everyTask.map((task) => upsertTasks(sql, learner, [task], [])));
    const ticked = await stored(sql, learner);
    check(
      same(ticked, everyTask),
      `${TASKS} devices that tick one task each, all from nothing, keep all`,
      ticked,
    );

    const odd = everyTask.filter((_, index) => index % 2 === 0);
    await Promise.all(odd.map((task) => upsertTasks(sql, learner, without(everyTask, task), everyTask)));
    const unticked = await stored(sql, learner);
    const even = everyTask.filter((_, index) => index % 2 === 1);
    check(same(unticked, even), `${odd.length} devices that untick one task each keep the others`, unticked);

    await Promise.all([
      ...odd.map((task) => upsertTasks(sql, learner, [...even, task], even)),
      ...even.map((task) => upsertTasks(sql, learner, without(even, task), even)),
    ]);
    const mixed = await stored(sql, learner);
    check(same(mixed, odd), 'ticking and unticking at once do both', mixed);

    const results = [true, false, true, false, true, false];
    await Promise.all(results.map((isPassed) => upsertQuiz(sql, learner, isPassed)));
    const [quiz] = await sql`select quiz_completed, quiz_score, completed_tasks from public.course_progress`;
    check(quiz.quiz_completed && quiz.quiz_score === 100, 'passes and failures at once leave the pass', quiz);
    check(same(quiz.completed_tasks, odd), 'and they leave the tasks as they were', quiz);

    const ids = Array.from({ length: DEVICES }, (_, index) => `CERT-176000000000${index}-L1`);
    const issued = await Promise.allSettled(ids.map((id) => insertCertificate(sql, learner, id)));
    const codes = issued.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.code);
    const wanted = codes.length === DEVICES - 1 && codes.every((code) => code === '23505');
    check(
      wanted,
      `of ${DEVICES} tabs that ask for a certificate at once one gets it, the others the code of a repeated key`,
      codes,
    );

    const other = await newLearner(sql);
    await upsertTasks(sql, other, [key(1)], []);
    const [deleted, mayCommit] = [deferred(), deferred()];
    const deleting = asLearner(sql, other, {}, async (tx) => {
      await tx`delete from public.course_progress`;
      deleted.resolve();
      await mayCommit.promise;
    });
    await deleted.promise;
    const ticking = upsertTasks(sql, other, [key(1), key(2)], [key(1)]);
    await untilSomebodyWaits(sql);
    mayCommit.resolve();
    await Promise.all([deleting, ticking]);
    const left = await stored(sql, other);
    check(same(left, [key(2)]), 'a task that is ticked during a deletion brings nothing deleted back', left);

    await sql`insert into private.quiz_keys (level, asks) values (1, 5)`;
    await sql`insert into private.quiz_questions (level, id, position, key, explanation)
      select 1, 'q' || n, n, '{"options": ["a", "b", "c", "d"], "right": "c"}', '' from generate_series(1, 5) n`;
    const [{ attempts_per_hour: limit }] = await sql`select attempts_per_hour from public.course_settings`;
    const guesser = await newLearner(sql);
    const handIns = await Promise.allSettled(
      Array.from({ length: HAND_INS }, (_, index) => handIn(crowd, guesser, [2, 2, 2, 2, index % 4], index)),
    );
    const tooMany = handIns.filter(
      ({ reason }) => reason?.code === 'PGRST' && reason.message.includes('PT429'),
    ).length;
    const numbers = await attemptsOf(sql, guesser);
    check(
      tooMany === HAND_INS - limit && same(numbers, numbersTo(limit)),
      `of ${HAND_INS} quizzes that are handed in at once exactly ${limit} are marked`,
      { tooMany, numbers },
    );

    const repeater = await newLearner(sql);
    const repeated = await Promise.all(
      Array.from({ length: HAND_INS }, () => handIn(crowd, repeater, [2, 2, 2, 2, 1], 0)),
    );
    const once = await attemptsOf(sql, repeater);
    const marks = new Set(repeated.map(([answer]) => JSON.stringify(answer)));
    check(
      same(once, [1]) && marks.size === 1,
      `a quiz that is handed in ${HAND_INS} times at once is one attempt with one answer`,
      { once, marks: [...marks] },
    );
  } finally {
    await Promise.all([sql.end(), crowd.end()]);
  }
  return lines;
}

const same = (found, wanted) => JSON.stringify(found) === JSON.stringify(wanted);
const without = (list, entry) => list.filter((other) => other !== entry);

function deferred() {
  let resolve;
  const promise = new Promise((settle) => (resolve = settle));
  return { promise, resolve };
}

/** Waits until one connection waits for a row that another has locked. */
async function untilSomebodyWaits(sql) {
  const waiting = () => sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
  for (let tries = 0; tries < 200 && (await waiting()).length === 0; tries += 1) await sleep(10);
}

async function newLearner(sql) {
  const [{ id }] = await sql`insert into auth.users (id) values (gen_random_uuid()) returning id`;
  return id;
}

async function stored(sql, learner) {
  const [row] = await sql`select completed_tasks from public.course_progress where user_id = ${learner}`;
  return row?.completed_tasks;
}

/** A transaction as PostgREST opens one for a request of this learner. */
function asLearner(sql, learner, headers, work) {
  const claims = JSON.stringify({ role: 'authenticated', sub: learner });
  return sql.begin(async (tx) => {
    await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true),
      set_config('request.headers', ${JSON.stringify(headers)}, true)`;
    return work(tx);
  });
}

function upsertTasks(sql, learner, tasks, base) {
  const headers = { 'x-completed-tasks-base': JSON.stringify(base) };
  return asLearner(
    sql,
    learner,
    headers,
    (tx) => tx`insert into public.course_progress (user_id, level, completed_tasks)
      values (${learner}, 1, ${tasks})
      on conflict (user_id, level) do update set user_id = excluded.user_id, level = excluded.level,
        completed_tasks = excluded.completed_tasks`,
  );
}

function upsertQuiz(sql, learner, isPassed) {
  return asLearner(
    sql,
    learner,
    {},
    (
      tx,
    ) => tx`insert into public.course_progress (user_id, level, quiz_completed, quiz_score, quiz_time_seconds)
      values (${learner}, 1, ${isPassed}, ${isPassed ? 100 : 20}, 30)
      on conflict (user_id, level) do update set user_id = excluded.user_id, level = excluded.level,
        quiz_completed = excluded.quiz_completed, quiz_score = excluded.quiz_score,
        quiz_time_seconds = excluded.quiz_time_seconds`,
  );
}

const numbersTo = (last) => Array.from({ length: last }, (_, index) => index + 1);

async function attemptsOf(sql, learner) {
  const rows =
    await sql`select number from private.quiz_attempts where user_id = ${learner} and level = 1 order by number`;
  return rows.map(({ number }) => number);
}

function handIn(sql, learner, answers, id) {
  const handInId = id.toString(16).padStart(32, '0');
  return asLearner(
    sql,
    learner,
    {},
    (tx) => tx`select public.hand_in_answers(
      1, '{q1,q2,q3,q4,q5}', marking.options_at(${answers}), 30, ${handInId}
    ) as marks`,
  );
}

function insertCertificate(sql, learner, id) {
  return asLearner(
    sql,
    learner,
    {},
    (tx) => tx`insert into public.certificates
      (id, user_id, user_name, level, course_name, score, completion_date, issued_by)
      values (${id}, ${learner}, 'Ada', 1, 'A course', 100, 'November 21, 2026', 'Learning Platform')`,
  );
}

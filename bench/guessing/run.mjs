/**
 * Counts what a script needs that knows no answer of levels 2 to 5 and tries options out, with accounts that it throws away: first until an
 * account has passed them, then until one has passed each at its first attempt with 100 %. The database marks, by the course's keys.
 *
 *   node bench/guessing/run.mjs [--runs 100]
 */
import { parseArgs } from 'node:util';
import { fromSource } from '../../packages/cli/scripts/from-source.mjs';
import { pglite } from '../../packages/course-kit/supabase/tests/support/drivers.mjs';
import { schema, testFiles } from '../../packages/course-kit/supabase/tests/support/migrate.mjs';

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '100' } } });
const runs = Number(options.runs);
const COURSE = new URL('../../packages/content/course', import.meta.url).pathname;
const OPTIONS = ['a', 'b', 'c', 'd'];
const HAND_IN = /^\{.*\}$/;

const { readQuizKeys } = await fromSource('src/keys/read-quiz-keys.ts');
const keys = await readQuizKeys(COURSE);
const database = await pglite();
const [helpers] = testFiles();
for (const { sql } of [...schema(), helpers]) await database.run(sql);

/** As `Math.random`, but the same in every run of this script. */
let seed = 1;
const random = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};
const one = (of) => of[Math.floor(random() * of.length)];

/** A call as a learner makes it: its last line, or null where it is refused. */
async function call(account, sql) {
  const lines = await database
    .run(`begin; select tests.sign_in('${account}'); ${sql}; commit`)
    .catch(() => null);
  return lines?.at(-1) ?? null;
}

/** One script, from nothing known to a perfect account; what it has spent by then, and by the first pass of all levels. */
async function attack(name) {
  const spent = { accounts: 0, attempts: 0, requests: 0 };
  const left = new Map();
  const optionsOf = (question) => left.get(question) ?? left.set(question, [...OPTIONS]).get(question);
  let passed;
  for (;;) {
    spent.accounts += 1;
    const account = `${name} ${spent.accounts}`;
    // The sign-up, and the test of level 1, whose questions and answers anybody knows.
    spent.requests += 3;
    await database.run(`begin; update course_settings set quizzes_marked = false;
      select tests.sign_up('${account}'); select tests.pass('${account}', 1, 100); select tests.as_owner();
      update course_settings set quizzes_marked = true; commit`);
    let isPerfect = true;
    let level = 2;
    for (let number = 1; level <= 5; number += 1) {
      const id = `md5('${account} ${level} ${number}')`;
      spent.requests += 2;
      const drawn = JSON.parse(await call(account, `select draw_quiz(${level}, ${id}, true)::text`));
      const answers = drawn.map((question) => one(optionsOf(`${level} ${question}`)));
      const told = await call(
        account,
        `select hand_in_answers(${level}, '{${drawn}}', '${JSON.stringify(answers)}', 60, ${id})::text`,
      );
      // Too many attempts within an hour: another account goes on.
      if (!told || !HAND_IN.test(told)) break;
      spent.attempts += 1;
      const marks = JSON.parse(told);
      drawn.forEach((question, place) => {
        const known = `${level} ${question}`;
        const right = marks.answers[place].correctAnswer;
        left.set(known, right ? [right] : optionsOf(known).filter((option) => option !== answers[place]));
      });
      isPerfect &&= marks.attempt === 1 && marks.score === 100;
      if (!marks.isPassed) continue;
      spent.requests += 1;
      await call(account, `select tests.upsert_quiz('${account}', ${level}, true, ${marks.score}, 60)`);
      level += 1;
      number = 0;
    }
    if (level <= 5) continue;
    passed ??= { ...spent };
    if (isPerfect) return { passed, perfect: { ...spent } };
  }
}

const mean = (results, goal, of) =>
  (results.reduce((sum, result) => sum + result[goal][of], 0) / results.length).toFixed(1);

console.log(`${database.name}, ${runs} scripts each, means

| First attempts | Until | Accounts | Attempts | Requests |
| -------------- | ----- | -------- | -------- | -------- |`);
for (const [kind, change] of [
  ['all the same', 'update private.quiz_questions set topic = null'],
  ['drawn', ''],
]) {
  await database.run(`${keys}; ${change}`);
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await attack(`${kind} ${run}`));
  for (const [goal, words] of [
    ['passed', 'an account has passed all levels'],
    ['perfect', 'one has 100 % at each first attempt'],
  ])
    console.log(
      `| ${kind} | ${words} | ${['accounts', 'attempts', 'requests'].map((of) => mean(results, goal, of)).join(' | ')} |`,
    );
}
await database.stop();

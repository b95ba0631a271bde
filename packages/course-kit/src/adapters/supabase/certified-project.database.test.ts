import { createSupabaseRecords } from '@course-kit/credentials/issuer';
import { startBackend, type Backend } from '@course-kit/embedded-backend';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quizKeysSql } from '../../../../cli/src/keys/quiz-keys.js';
import { randomId } from '../../base/random-id.js';
import { defineCourse } from '../../model/define-course.js';
import { FakeStorage } from '../../testing/fake-storage.js';
import { handIn } from '../../testing/operated-course.fixtures.js';
import { createSupabaseStorage } from './supabase-storage.js';

const question = { question: 'Why?', options: ['This', 'That'], correctAnswer: 1, explanation: 'So.' };
const task = { title: 'Knead', duration: '1 hour', steps: [{ title: 'Knead', instruction: ['Knead.'] }] };
const project = { task: 2, flow: 1, title: "The Baker's Desk" };
const course = defineCourse({
  title: 'Bread',
  levels: [{ title: 'Dough', tasks: [task, { ...task, title: 'Bake' }], project, questions: [question] }],
});

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ driver: 'pglite' });
  for (const statement of quizKeysSql(course)
    .split(/;\n/)
    .filter((part) => part.trim() !== ''))
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await backend.serviceSql(statement);
});
afterAll(() => backend.stop());

const browser = () => ({ storage: new FakeStorage(), prefix: randomId() });

/** Passes the level after a flow of this task has passed its check; nobody's where it is null. */
async function certified(checkedTask: number | null) {
  const auth = { persistSession: false, autoRefreshToken: false, storageKey: randomId() };
  const client = createClient(backend.url, backend.publishableKey, { auth });
  await client.auth.signUp({ email: `${randomId()}@example.org`, password: 'correct horse' });
  const storage = createSupabaseStorage({ client, marksQuizzes: true, browser: browser() });
  const flow = { level: 1, flow: 1, fingerprint: '0123456789abcdef', release: null };
  if (checkedTask !== null) await storage.flowChecks?.save({ ...flow, task: checkedTask });
  await storage.marking?.mark({ ...handIn(course, true), id: randomId() });
  await storage.progress.saveQuizResult({
    kind: 'quiz',
    level: 1,
    score: 100,
    timeSeconds: 9,
    isPassed: true,
  });
  const { title: courseName, issuer: issuedBy } = course;
  const request = { userName: 'Ada', level: 1, courseName, score: 100, issuedBy };
  return { issued: await storage.certificates.issue(request), certificates: storage.certificates };
}

test('a certificate names the project that was checked before it, to its learner, to visitors and to a signer', async () => {
  const { issued, certificates } = await certified(2);
  expect(issued.project).toBe("The Baker's Desk");
  expect(await certificates.list()).toEqual([issued]);
  const visitor = createSupabaseStorage({
    url: backend.url,
    key: backend.publishableKey,
    browser: browser(),
  });
  expect(await visitor.certificates.read(issued.id)).toEqual(issued);
  const records = createSupabaseRecords({ url: backend.url, key: backend.publishableKey });
  expect(await records.read(issued.id)).toMatchObject({
    checkedFlows: [{ task: 2, project: issued.project }],
  });
});

test.each([
  ['no flow was checked', null],
  ['the flow of another task was', 1],
])('where %s, it names none', async (_, checkedTask) => {
  const { issued } = await certified(checkedTask);
  expect(issued).not.toHaveProperty('project');
});

import {
  createIssuer,
  createSigningKey,
  createSupabaseRecords,
  publicMultikey,
} from '@course-kit/credentials/issuer';
import { verifyCredential } from '@course-kit/credentials/verify';
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
  const email = `${randomId()}@example.org`;
  await client.auth.signUp({ email, password: 'correct horse' });
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
  const { certificates, session } = storage;
  const leave = async (keepsCertificates: boolean) => {
    const learnerId = (await session?.current())?.id ?? '';
    await session?.deleteAccount?.({ email, learnerId, keepsCertificates });
  };
  return { issued: await certificates.issue(request), certificates, leave };
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

test.each([
  [
    'with its certificates, is genuine and told as revoked',
    false,
    'Its holder has deleted the account, and this certificate with it.',
  ],
  ['without them, is genuine and counts', true, undefined],
])('what was signed of a certificate, once its account is gone %s', async (_, keepsCertificates, reason) => {
  const { issued, leave } = await certified(2);
  const key = await createSigningKey();
  const records = createSupabaseRecords({ url: backend.url, key: backend.publishableKey });
  const site = 'https://school.example';
  const signer = createIssuer({ site, keys: [key], records });
  const ask = (path: string) => signer(new Request(`${site}/issuer/${path}/${issued.id}`));
  const badge = await (await ask('credentials')).text();
  await leave(keepsCertificates);

  const { issuer } = JSON.parse(badge) as { readonly issuer: { readonly id: string } };
  const trusted = { id: issuer.id, keys: [publicMultikey(key)] };
  expect(await verifyCredential(badge, trusted)).toMatchObject({ isVerified: true });
  const revocation = (await (await ask('revocations')).json()) as { readonly reason: string } | null;
  expect(revocation?.reason).toBe(reason);
});

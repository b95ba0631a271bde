import type { Request } from '@playwright/test';
import { expectToast, heading, hold } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { newAccount, signIn, signOut, signUp } from './support/account.js';
import { forgetAllButSession, openAs, register } from './support/learner.js';
import { completeTasks, expectTasks, makeCertificate, passLevel1 } from './support/learning.js';
import { backend, queryOf, requestsOf } from './support/network.js';

/** The only request of a list. */
function single(requests: readonly Request[]): Request {
  expect(requests).toHaveLength(1);
  return requests[0] as Request;
}

const body = (request: Request) => request.postDataJSON() as Record<string, unknown>;
const fieldsOf = (request: Request) => Object.keys(body(request)).toSorted();

test('sign up, sign out everywhere, and sign in by e-mail and password', async ({ page, baseURL }) => {
  const account = newAccount();
  const calls = requestsOf(page, /\/auth\/v1\/(signup|logout|token)/, 'POST');
  const latest = () => single(calls.splice(0));
  await signUp(page, account);
  const asked = latest();
  expect(queryOf(asked), 'the mail leads to the site root').toEqual({ redirect_to: `${baseURL}/` });
  expect(body(asked)).toMatchObject({ ...account });
  await signOut(page);
  expect(queryOf(latest())).toEqual({ scope: 'global' });
  await signIn(page, account);
  const call = latest();
  expect(new URL(call.url()).pathname).toBe('/auth/v1/token');
  expect(queryOf(call)).toEqual({ grant_type: 'password' });
  expect(body(call)).toMatchObject({ ...account });
});

test('My Progress: all columns of the own rows, and one subscription', async ({ page, request }) => {
  const lists = requestsOf(page, backend.progress, 'GET');
  const joins: unknown[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('phx_join')) joins.push(JSON.parse(String(payload)));
    }),
  );
  const learner = await openAs(page, await register(request, { tasks: [1] }), '/dashboard');
  await expectTasks(page, 1);
  expect(lists.length).toBeGreaterThan(0);
  for (const call of lists)
    expect(queryOf(call)).toEqual({ select: '*', user_id: `eq.${learner.id}`, order: 'level.asc' });
  await expect.poll(() => joins.length).toBe(1);
  const rows = { event: '*', schema: 'public', table: 'course_progress', filter: `user_id=eq.${learner.id}` };
  expect(JSON.stringify(joins)).toContain(JSON.stringify([rows]));
});

// The gate asks for two columns of the level before, the landing page for level and completion.
test('gate and landing page wait for no list of all columns', async ({ page, request }) => {
  const learner = await register(request, { tasks: [1], score: 100 });
  const user_id = `eq.${learner.id}`;
  // Where the list of all records is there before the gate, nothing needs to be asked.
  const release = await hold(page, /course_progress\?select=\*/);
  const calls = requestsOf(page, backend.progress, 'GET');
  const asked = (select: string) =>
    queryOf(single(calls.filter((call) => queryOf(call)['select'] === select)));
  await openAs(page, learner, '/level-2');
  await expect(heading(page, 'Flow Builder')).toBeVisible();
  const gate = { select: 'quiz_completed,quiz_score', user_id, level: 'eq.1' };
  expect(asked(gate.select)).toEqual(gate);

  await forgetAllButSession(page);
  calls.length = 0;
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Begin Level 2' }).first()).toBeVisible();
  const landing = { select: 'level,quiz_completed', user_id };
  expect(asked(landing.select)).toEqual(landing);
  release();
});

test('task toggle: three columns of a row, an upsert of the tasks alone', async ({ page, request }) => {
  const learner = await openAs(page, await register(request, { tasks: [1] }), '/');
  const reads = requestsOf(page, backend.progress, 'GET');
  const calls = requestsOf(page, backend.progress, 'POST');
  await completeTasks(page, [3]);
  const asked = reads.filter((call) => queryOf(call)['level'] !== undefined);
  const select = 'completed_tasks,quiz_completed,quiz_score';
  expect(queryOf(single(asked))).toEqual({ select, user_id: `eq.${learner.id}`, level: 'eq.1' });
  const call = single(calls);
  expect(queryOf(call)).toMatchObject({ on_conflict: 'user_id,level' });
  expect((await call.allHeaders())['prefer']).toContain('resolution=merge-duplicates');
  expect(fieldsOf(call)).toEqual(['completed_tasks', 'level', 'user_id']);
  expect(body(call)).toMatchObject({ level: 1, completed_tasks: ['level-1-task-1', 'level-1-task-3'] });
});

test('quiz submit: an upsert; certificate: an insert of eight fields', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, await register(request), '/level-1/quiz');
  const calls = requestsOf(page, backend.progress, 'POST');
  await passLevel1(page);
  const call = single(calls);
  expect(queryOf(call)).toMatchObject({ on_conflict: 'user_id,level' });
  const fields = ['level', 'quiz_completed', 'quiz_score', 'quiz_time_seconds', 'user_id'];
  expect(fieldsOf(call)).toEqual(fields);
  expect(body(call)).toMatchObject({ level: 1, quiz_completed: true, quiz_score: 100 });

  await page.goto('/dashboard');
  const inserts = requestsOf(page, backend.certificates, 'POST');
  await makeCertificate(page, 'Certificate URL');
  await expectToast(page, 'Certificate URL copied!', 'Certificate URL copied to clipboard.');
  expect(body(single(inserts))).toEqual({
    id: expect.stringMatching(/^CERT-\d{13}-L1$/) as unknown,
    user_id: expect.any(String) as unknown,
    user_name: 'Ada Lovelace',
    level: 1,
    course_name: 'Langflow Learning',
    score: 100,
    completion_date: expect.any(String) as unknown,
    issued_by: 'Learning Platform',
  });
});

test('read certificate, as a visitor and as a learner: all columns, by id', async ({ page, request }) => {
  const calls = requestsOf(page, backend.certificates, 'GET');
  const address = '/certificate/CERT-1795255200000-L1';
  for (const open of [() => page.goto(address), async () => openAs(page, await register(request), address)]) {
    await open();
    await expect(heading(page, 'Certificate Not Found')).toBeVisible();
    expect(queryOf(single(calls.splice(0)))).toEqual({ select: '*', id: 'eq.CERT-1795255200000-L1' });
  }
});

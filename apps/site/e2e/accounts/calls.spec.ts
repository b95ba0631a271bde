import type { Page, Request } from '@playwright/test';
import { expectToast } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { newAccount, signIn, signOut, signUp } from './support/account.js';
import { openAs, register } from './support/learner.js';
import { completeTasks, expectTasks, firstCard, passLevel1 } from './support/learning.js';
import { backend, queryOf, requestsOf } from './support/network.js';

/** The only request of a list. */
function single(requests: readonly Request[]): Request {
  expect(requests).toHaveLength(1);
  return requests[0] as Request;
}

const body = (request: Request) => request.postDataJSON() as Record<string, unknown>;

/** Keeps reads of all records waiting until the result is called. */
async function holdLists(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/course_progress\?select=\*/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const ownId = (page: Page) => page.evaluate(() => localStorage.getItem('course-kit:owner'));

test('sign up, sign out everywhere, and sign in by e-mail and password', async ({ page, baseURL }) => {
  const account = newAccount();
  const calls = requestsOf(page, /\/auth\/v1\/(signup|logout|token)/, 'POST');
  const latest = () => calls.splice(0);
  await signUp(page, account);
  const asked = single(latest());
  expect(queryOf(asked), 'the mail leads to the site root').toEqual({ redirect_to: `${baseURL}/` });
  expect(body(asked)).toMatchObject({ ...account });

  await signOut(page);
  expect(queryOf(single(latest()))).toEqual({ scope: 'global' });

  await signIn(page, account);
  const call = single(latest());
  expect(new URL(call.url()).pathname).toBe('/auth/v1/token');
  expect(queryOf(call)).toEqual({ grant_type: 'password' });
  expect(body(call)).toMatchObject({ ...account });
});

test('My Progress: all columns of the own rows, by level, and one subscription to them', async ({
  page,
  request,
}) => {
  const lists = requestsOf(page, backend.progress, 'GET');
  const joins: unknown[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('phx_join')) joins.push(JSON.parse(String(payload)));
    }),
  );
  await openAs(page, await register(request, { tasks: [1] }), '/dashboard');
  await expectTasks(page, 1);
  const userId = await ownId(page);
  expect(lists.length).toBeGreaterThan(0);
  for (const call of lists)
    expect(queryOf(call)).toEqual({ select: '*', user_id: `eq.${userId}`, order: 'level.asc' });
  await expect.poll(() => joins.length).toBe(1);
  expect(JSON.stringify(joins)).toContain(
    JSON.stringify([
      { event: '*', schema: 'public', table: 'course_progress', filter: `user_id=eq.${userId}` },
    ]),
  );
});

test('gate: two columns of the row of the level before; landing call-to-action: level and completion of the rows; neither waits for the list of all columns', async ({
  page,
  request,
}) => {
  const learner = await register(request, { tasks: [1], score: 100 });
  // Where the list of all records is there before the gate, nothing needs to be asked.
  const release = await holdLists(page);
  const calls = requestsOf(page, backend.progress, 'GET');
  const asked = (select: string) => single(calls.filter((call) => queryOf(call)['select'] === select));
  await openAs(page, learner, '/level-2');
  await expect(page.getByRole('heading', { level: 1, name: 'Flow Builder' })).toBeVisible();
  expect(queryOf(asked('quiz_completed,quiz_score'))).toEqual({
    select: 'quiz_completed,quiz_score',
    user_id: `eq.${learner.id}`,
    level: 'eq.1',
  });

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.startsWith('sb-')) localStorage.removeItem(key);
  });
  calls.length = 0;
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Begin Level 2' }).first()).toBeVisible();
  expect(queryOf(asked('level,quiz_completed'))).toEqual({
    select: 'level,quiz_completed',
    user_id: `eq.${learner.id}`,
  });
  release();
});

test('task toggle: three columns of one row, then an upsert of the tasks and nothing else', async ({
  page,
  request,
}) => {
  const learner = await register(request, { tasks: [1] });
  await openAs(page, learner, '/');
  const reads = requestsOf(page, backend.progress, 'GET');
  const calls = requestsOf(page, backend.progress, 'POST');
  await completeTasks(page, [3]);
  const asked = reads.filter((call) => queryOf(call)['level'] !== undefined);
  expect(queryOf(single(asked))).toEqual({
    select: 'completed_tasks,quiz_completed,quiz_score',
    user_id: `eq.${learner.id}`,
    level: 'eq.1',
  });
  const call = single(calls);
  expect(queryOf(call)).toMatchObject({ on_conflict: 'user_id,level' });
  expect((await call.allHeaders())['prefer']).toContain('resolution=merge-duplicates');
  expect(Object.keys(body(call)).toSorted()).toEqual(['completed_tasks', 'level', 'user_id']);
  expect(body(call)).toMatchObject({ level: 1, completed_tasks: ['level-1-task-1', 'level-1-task-3'] });
});

test('quiz submit: an upsert of the result and nothing else; certificate: an insert of eight fields', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, await register(request), '/level-1/quiz');
  const calls = requestsOf(page, backend.progress, 'POST');
  await passLevel1(page);
  const call = single(calls);
  expect(queryOf(call)).toMatchObject({ on_conflict: 'user_id,level' });
  expect(Object.keys(body(call)).toSorted()).toEqual([
    'level',
    'quiz_completed',
    'quiz_score',
    'quiz_time_seconds',
    'user_id',
  ]);
  expect(body(call)).toMatchObject({ level: 1, quiz_completed: true, quiz_score: 100 });

  await page.goto('/dashboard');
  const inserts = requestsOf(page, backend.certificates, 'POST');
  await firstCard(page).getByRole('button', { name: 'Certificate URL' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Make certificate' }).click();
  await expectToast(page, 'Certificate URL copied!', 'Certificate URL copied to clipboard.');
  const sent = body(single(inserts));
  expect(Object.keys(sent).toSorted()).toEqual(
    [
      'id',
      'user_id',
      'user_name',
      'level',
      'course_name',
      'score',
      'completion_date',
      'issued_by',
    ].toSorted(),
  );
  expect(sent).toMatchObject({
    id: expect.stringMatching(/^CERT-\d{13}-L1$/) as unknown,
    user_name: 'Ada Lovelace',
    level: 1,
    course_name: 'Langflow Learning',
    score: 100,
    issued_by: 'Learning Platform',
  });
});

test('read certificate, as a visitor and as a learner: all columns, by id', async ({ page, request }) => {
  const calls = requestsOf(page, backend.certificates, 'GET');
  const address = '/certificate/CERT-1795255200000-L1';
  for (const open of [() => page.goto(address), async () => openAs(page, await register(request), address)]) {
    await open();
    await expect(page.getByRole('heading', { name: 'Certificate Not Found' })).toBeVisible();
    expect(queryOf(single(calls.splice(0)))).toEqual({ select: '*', id: 'eq.CERT-1795255200000-L1' });
  }
});

import type { Page, Request } from '@playwright/test';
import { expectToast } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { register, signIn, signUp, newAccount } from './support/account.js';
import { completeTasks, expectTasks, firstCard, passLevel1 } from './support/learning.js';
import { backend, queryOf, requestsOf } from './support/network.js';

/** The only request of a list. */
function single(requests: readonly Request[]): Request {
  expect(requests).toHaveLength(1);
  return requests[0] as Request;
}

const body = (request: Request) => request.postDataJSON() as Record<string, unknown>;

/** Leaves the browser with the session alone, as if the learner had come from another device. */
const forgetProgress = (page: Page) =>
  // As the next page opens: an open one would put back what is wiped.
  page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (!key.startsWith('sb-')) localStorage.removeItem(key);
  });

/** Keeps reads of all records waiting until the result is called. */
async function holdLists(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/course_progress\?select=\*/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('the calls of the specification', () => {
  test('sign in: e-mail and password, as a password grant', async ({ page, request }) => {
    const account = await register(request);
    const calls = requestsOf(page, /\/auth\/v1\/token/, 'POST');
    await signIn(page, account);
    const call = single(calls);
    expect(new URL(call.url()).pathname).toBe('/auth/v1/token');
    expect(queryOf(call)).toEqual({ grant_type: 'password' });
    expect(body(call)).toMatchObject({ ...account });
  });

  test('sign up: e-mail and password, confirmed by a mail that leads to the site root', async ({
    page,
    baseURL,
  }) => {
    const account = newAccount();
    const calls = requestsOf(page, /\/auth\/v1\/signup/, 'POST');
    await signUp(page, account);
    const call = single(calls);
    expect(queryOf(call)).toEqual({ redirect_to: `${baseURL}/` });
    expect(body(call)).toMatchObject({ ...account });
  });

  test('sign out: everywhere', async ({ page, request }) => {
    await signIn(page, await register(request), '/dashboard');
    const calls = requestsOf(page, /\/auth\/v1\/logout/, 'POST');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/auth');
    expect(queryOf(single(calls))).toEqual({ scope: 'global' });
  });

  test('progress list: all columns of the own rows, by level', async ({ page, request }) => {
    const calls = requestsOf(page, backend.progress, 'GET');
    await signIn(page, await register(request, { tasks: [1] }), '/dashboard');
    await expectTasks(page, 1);
    expect(calls.length).toBeGreaterThan(0);
    const userId = await page.evaluate(() => localStorage.getItem('course-kit:owner'));
    for (const call of calls)
      expect(queryOf(call)).toEqual({ select: '*', user_id: `eq.${userId}`, order: 'level.asc' });
  });

  test('gate check: one row of the level before, two columns', async ({ page, request }) => {
    const account = await register(request, { tasks: [1], score: 100 });
    await signIn(page, account, '/dashboard');
    await expectTasks(page, 1);
    const userId = await page.evaluate(() => localStorage.getItem('course-kit:owner'));
    await forgetProgress(page);
    // Where the list of all records is there before the gate, nothing needs to be asked.
    const letGo = await holdLists(page);
    const calls = requestsOf(page, backend.progress, 'GET');
    await page.goto('/level-2');
    await expect(page.getByRole('heading', { level: 1, name: 'Flow Builder' })).toBeVisible();
    const checks = calls.filter((call) => queryOf(call)['select'] === 'quiz_completed,quiz_score');
    expect(queryOf(single(checks))).toEqual({
      select: 'quiz_completed,quiz_score',
      user_id: `eq.${userId}`,
      level: 'eq.1',
    });
    letGo();
  });

  test('the gate opens on that one row, however long the list takes', async ({ page, request }) => {
    await signIn(page, await register(request, { tasks: [1], score: 100 }), '/dashboard');
    await expectTasks(page, 1);
    await forgetProgress(page);
    const letGo = await holdLists(page);
    await page.goto('/level-2');
    await expect(page.getByRole('heading', { level: 1, name: 'Flow Builder' })).toBeVisible();
    letGo();
  });

  test('landing call-to-action: level and completion of the own rows', async ({ page, request }) => {
    await signIn(page, await register(request, { tasks: [1], score: 100 }), '/dashboard');
    const userId = await page.evaluate(() => localStorage.getItem('course-kit:owner'));
    const calls = requestsOf(page, backend.progress, 'GET');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Begin Level 2' }).first()).toBeVisible();
    const asked = calls.filter((call) => queryOf(call)['select'] === 'level,quiz_completed');
    expect(queryOf(single(asked))).toEqual({ select: 'level,quiz_completed', user_id: `eq.${userId}` });
  });

  test('level state: three columns of one row, before a task is toggled', async ({ page, request }) => {
    await signIn(page, await register(request, { tasks: [1] }));
    const userId = await page.evaluate(() => localStorage.getItem('course-kit:owner'));
    const calls = requestsOf(page, backend.progress, 'GET');
    await completeTasks(page, [3]);
    const asked = calls.filter((call) => queryOf(call)['level'] !== undefined);
    expect(queryOf(single(asked))).toEqual({
      select: 'completed_tasks,quiz_completed,quiz_score',
      user_id: `eq.${userId}`,
      level: 'eq.1',
    });
  });

  test('live refresh: one subscription to the own rows of course_progress', async ({ page, request }) => {
    const joins: unknown[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('phx_join')) joins.push(JSON.parse(String(payload)));
      }),
    );
    await signIn(page, await register(request), '/dashboard');
    const userId = await page.evaluate(() => localStorage.getItem('course-kit:owner'));
    await expect.poll(() => joins.length).toBe(1);
    expect(JSON.stringify(joins)).toContain(
      JSON.stringify([
        { event: '*', schema: 'public', table: 'course_progress', filter: `user_id=eq.${userId}` },
      ]),
    );
  });

  test('task toggle: an upsert of the tasks and nothing else', async ({ page, request }) => {
    await signIn(page, await register(request, { tasks: [1] }));
    const calls = requestsOf(page, backend.progress, 'POST');
    await completeTasks(page, [3]);
    const call = single(calls);
    expect(queryOf(call)).toMatchObject({ on_conflict: 'user_id,level' });
    expect((await call.allHeaders())['prefer']).toContain('resolution=merge-duplicates');
    expect(Object.keys(body(call)).toSorted()).toEqual(['completed_tasks', 'level', 'user_id']);
    expect(body(call)).toMatchObject({ level: 1, completed_tasks: ['level-1-task-1', 'level-1-task-3'] });
  });

  test('quiz submit: an upsert of the result and nothing else', async ({ page, request }) => {
    await signIn(page, await register(request));
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
  });

  test('create certificate: an insert of the eight fields', async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, await register(request, { tasks: [1], score: 100 }), '/dashboard');
    const calls = requestsOf(page, backend.certificates, 'POST');
    await firstCard(page).getByRole('button', { name: 'Certificate URL' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Make certificate' }).click();
    await expectToast(page, 'Certificate URL copied!', 'Certificate URL copied to clipboard.');
    const sent = body(single(calls));
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

  for (const who of ['a visitor', 'a learner']) {
    test(`read certificate, as ${who}: all columns, by id`, async ({ page, request }) => {
      if (who === 'a learner') await signIn(page, await register(request));
      const calls = requestsOf(page, backend.certificates, 'GET');
      await page.goto('/certificate/CERT-1795255200000-L1');
      await expect(page.getByRole('heading', { name: 'Certificate Not Found' })).toBeVisible();
      expect(queryOf(single(calls))).toEqual({ select: '*', id: 'eq.CERT-1795255200000-L1' });
    });
  }
});

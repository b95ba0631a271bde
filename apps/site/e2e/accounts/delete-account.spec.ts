import type { APIRequestContext, Page } from '@playwright/test';
import { expectToast, heading, kept, waitingChanges } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { certify, headersOf, openAs, register, type Learner } from './support/learner.js';
import { expectTasks, toggle } from './support/learning.js';
import { breakBackend } from './support/network.js';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your account?' });
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete my account' });

async function askToDelete(page: Page, { email }: Learner): Promise<void> {
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Delete my account' }).click();
  await question(page).getByRole('textbox', { name: 'Your e-mail address' }).fill(email);
}

/** The function of the database, called with a learner's token. */
const deleteBy = (request: APIRequestContext, learner: Learner, email: string) =>
  request.post('/rest/v1/rpc/delete_account', { headers: headersOf(learner), data: { email } });

test('an account goes with everything in it, everywhere, and its certificate says so', async ({
  page,
  context,
  anotherBrowser,
  request,
  troubles,
}) => {
  // The other device saves, is refused, and ends its session.
  troubles.expect(/status of 409/);
  troubles.expect(/status of 403/);
  const account = await register(request, { tasks: [1, 2], score: 80 });
  const certificate = await certify(request, account);
  const device = await anotherBrowser();
  await openAs(device, account, '/level-1/task-3');
  await expect(toggle(device)).toBeVisible();
  await openAs(page, account, '/dashboard');
  await expectTasks(page, 2);
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await expectTasks(tab, 2);

  const mallory = await register(request);
  expect((await deleteBy(request, mallory, account.email)).status(), 'somebody else’s token').toBe(400);
  await askToDelete(page, account);
  await confirm(page).click();
  await expectToast(page, 'Account deleted', 'Everything in it is gone.');
  for (const each of [page, tab]) await expect(each).toHaveURL(/\/auth/);
  const left = async () =>
    Object.entries(await kept(page)).filter(([key, value]) => /level-|supabase|sb-/.test(key + value));
  await expect.poll(left).toEqual([]);

  const replayed = await deleteBy(request, account, account.email);
  expect([replayed.status(), await replayed.json()], 'sent again').toEqual([200, false]);
  const ended = device.waitForResponse((answer) => answer.status() === 403);
  await toggle(device).click();
  await ended;
  await expect.poll(async () => Object.keys(await kept(device)).join()).not.toContain('sb-');
  await device.goto('/dashboard');
  await expect(device).toHaveURL(/\/auth/);
  await device.goto(`/certificate/${certificate}`);
  await expect(heading(device, 'Certificate Not Found')).toBeVisible();
});

test('certificates that are left still verify, as nobody’s', async ({ page, anotherBrowser, request }) => {
  const account = await register(request, { score: 80 });
  const certificate = await certify(request, account);
  await openAs(page, account, '/certificate');
  await askToDelete(page, account);
  await question(page).getByRole('radio', { name: 'Leave them for those who verify them' }).check();
  await confirm(page).click();
  await expectToast(page, 'Account deleted', 'Your certificates stay for those who verify them.');
  await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible();
  const visitor = await anotherBrowser();
  await visitor.goto(`/certificate/${certificate}`);
  await expect(heading(visitor, 'Ada Lovelace')).toBeVisible();
});

test('what waits keeps waiting where that fails', async ({ page, context, request, troubles }) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  const account = await openAs(page, await register(request, { tasks: [1] }), '/level-1/task-2');
  await expect(toggle(page)).toBeVisible();
  const restore = await breakBackend(context, 'dropped');
  await toggle(page).click();
  await expect.poll(() => waitingChanges(page)).toBe(1);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expectTasks(page, 2);
  await askToDelete(page, account);
  await confirm(page).click();
  await expect(question(page)).toContainText('Your account could not be deleted.');
  expect(await waitingChanges(page)).toBe(1);

  await restore();
  await confirm(page).click();
  await expectToast(page, 'Account deleted', 'Everything in it is gone.');
  await expect.poll(() => waitingChanges(page)).toBe(0);
  const address = `/rest/v1/course_progress?user_id=eq.${account.id}`;
  expect(await (await request.get(address, { headers: headersOf(account) })).json()).toEqual([]);
});

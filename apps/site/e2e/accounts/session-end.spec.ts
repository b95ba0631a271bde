import { expectToast, heading } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { endToken, signIn, signOut } from './support/account.js';
import { openAs, register, STILL } from './support/learner.js';
import { expectTasks, toggle } from './support/learning.js';
import { backend, breakBackend, requestsOf } from './support/network.js';

test('signing out leads to the sign-in screen even when the server is unreachable', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  await openAs(page, await register(request, { tasks: [1] }), '/dashboard');
  await expectTasks(page, 1);
  await breakBackend(context, 'dropped', backend.any);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?redirect=/dashboard');
});

test('an expired token is renewed without an error message', async ({ page, request }) => {
  await openAs(page, await register(request, { tasks: [1] }), '/level-1/task-2');
  await expect(toggle(page)).toBeVisible();
  const renewals = requestsOf(page, backend.refresh);
  await endToken(page);
  await toggle(page).click();
  await expectToast(page, 'Task completed!', 'Your progress has been saved');
  expect(renewals).toHaveLength(1);
  // Left first: what the page still reads after a save would renew the token too.
  await page.goto(STILL);
  await endToken(page);
  await page.goto('/dashboard');
  await expectTasks(page, 2);
  await expect.poll(() => renewals.length, 'what this browser knew is shown before that').toBe(2);
});

test('a learner whose session was ended on another device signs in again, and finds the work done meanwhile', async ({
  page,
  request,
  anotherBrowser,
  troubles,
}) => {
  troubles.expect(/status of 400/);
  const account = await register(request);
  await openAs(page, account, '/level-1/task-2');
  await expect(toggle(page)).toBeVisible();
  const device = await anotherBrowser();
  await openAs(device, account, '/');
  await signOut(device);

  await endToken(page);
  await toggle(page).click();
  await expectToast(page, 'Authentication required', 'Please sign in to save your progress');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await signIn(page, account, '/dashboard');
  await expectTasks(page, 1);
});

import { heading } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { endToken } from './support/account.js';
import { openAs, register } from './support/learner.js';
import { expectTasks } from './support/learning.js';
import { backend, breakBackend, holdBackend } from './support/network.js';

test('a list that arrives after signing out is not shown to the visitor', async ({
  page,
  context,
  request,
}) => {
  await openAs(page, await register(request, { tasks: [1, 2] }), '/');
  const release = await holdBackend(context, backend.progress, 'GET');
  const sent = page.waitForRequest(backend.progress);
  await page.goto('/dashboard');
  await sent;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  const answered = page.waitForResponse(backend.progress);
  release();
  await (await answered).finished();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Langflow Fundamentals' }).first().click();
  await expect(heading(page, 'Langflow Fundamentals')).toBeVisible();
  await expect(page.getByText('0 of 5 tasks completed')).toBeVisible();
});

test("after more than an hour without a server, the browser's copy is shown", async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  await openAs(page, await register(request, { tasks: [1, 2] }), '/dashboard');
  await expectTasks(page, 2);
  await breakBackend(context, 'dropped', backend.any);
  await endToken(page);
  const refused = page.waitForEvent('requestfailed');
  await page.goto('/dashboard');
  await expectTasks(page, 2);
  await refused;
  await expect(page).toHaveURL('/dashboard');
  await expectTasks(page, 2);
});

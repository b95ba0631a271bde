import { expectToast, heading, toasts } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { endToken, register, signIn, signOut } from './support/account.js';
import { expectTasks, firstCard, toggle } from './support/learning.js';
import { backend, breakBackend, holdBackend } from './support/network.js';

test('a list that arrives after signing out is not shown to the visitor', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await register(request, { tasks: [1, 2] }));
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

test('after more than an hour without a server, what the browser knows is shown', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  await signIn(page, await register(request, { tasks: [1, 2] }), '/dashboard');
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

test('the first toast of a page may come while there is no network', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, await register(request), '/level-1/task-2');
  await expect(toggle(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await toggle(page).click();
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  await expect(toasts(page, 'Error saving progress')).toBeVisible({ timeout: 15_000 });
});

for (const failure of ['dropped', 503] as const) {
  test(`a server that is gone (${failure}) on opening My Progress is told of within ten seconds`, async ({
    page,
    context,
    request,
    troubles,
  }) => {
    troubles.expect(failure === 503 ? /status of 503/ : /ERR_CONNECTION_RESET/);
    await signIn(page, await register(request, { tasks: [1, 2], score: 80 }), '/dashboard');
    await expectTasks(page, 2);
    await breakBackend(context, failure);
    await page.reload();
    await expectTasks(page, 2);
    await expect(firstCard(page)).toContainText('Quiz completed: 80%');
    await expect(toasts(page, 'Error loading progress')).toContainText('Please try refreshing the page', {
      timeout: 12_000,
    });
  });
}

test('a learner whose session was ended elsewhere is asked to sign in', async ({
  page,
  request,
  anotherBrowser,
  troubles,
}) => {
  troubles.expect(/status of 400/);
  const account = await register(request);
  await signIn(page, account, '/level-1/task-2');
  await expect(toggle(page)).toBeVisible();
  const device = await anotherBrowser();
  await signIn(device, account);
  await signOut(device);
  await endToken(page);
  await toggle(page).click();
  await expectToast(page, 'Authentication required', 'Please sign in to save your progress');
});

import type { Page } from '@playwright/test';
import { expectToast, goOffline, heading, untilNothingIsFetched } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { accountButton, endToken, signIn, signOut, signOutByMenu, submitAuth } from './support/account.js';
import { openAs, register } from './support/learner.js';
import { expectTasks, toggle } from './support/learning.js';
import { backend, breakBackend } from './support/network.js';

test('signing out works where the server is unreachable', async ({ page, context, request, troubles }) => {
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

test('signing out without a network does not show progress as lost', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await openAs(page, await register(request, { tasks: [1] }), '/dashboard');
  await expectTasks(page, 1);
  await untilNothingIsFetched(page);
  await goOffline(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.locator('#page-notice p').filter({ visible: true })).toContainText('You are offline.');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page).toHaveURL('/auth');
  await expect(heading(page, 'Sign in')).toBeVisible();
});

// That an expired token is renewed: supabase-account.test.ts and account-faults.database.test.ts.
test('who was signed out elsewhere finds their work', async ({ page, request, anotherBrowser, troubles }) => {
  troubles.expect(/status of 400/);
  const account = await openAs(page, await register(request), '/level-1/task-2');
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

test.describe('on a page of a level that only the learner has opened', () => {
  const PAGE = '/level-2/task-1';
  const expectSignedOut = async (page: Page) => {
    await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent(PAGE)}`);
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(accountButton(page)).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  };
  const visited = (page: Page) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
    return addresses;
  };

  test('signing out by the menu leads to signing in, and back again', async ({ page, request }) => {
    const learner = await openAs(page, await register(request, { score: 100 }), PAGE);
    await toggle(page).click();
    await expectToast(page, 'Task completed!', 'Your progress has been saved');
    const addresses = visited(page);
    for (const time of ['first', 'second'])
      await test.step(`the ${time} time`, async () => {
        await signOutByMenu(page);
        await expectSignedOut(page);
        await submitAuth(page, 'Sign in', learner);
        await expect(page).toHaveURL(PAGE);
        await expect(toggle(page)).toBeVisible();
      });
    expect(addresses).not.toContain('/locked');
    await page.goto('/dashboard');
    await expectTasks(page, 0);
    await signOutByMenu(page);
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(page, 'as the button on the progress page does').toHaveURL('/auth');
  });

  test('signing out in another tab does too', async ({ page, context, request }) => {
    await openAs(page, await register(request, { score: 100 }), PAGE);
    await expect(toggle(page)).toBeVisible();
    const addresses = visited(page);
    await signOut(await context.newPage());
    await page.bringToFront();
    await expectSignedOut(page);
    expect(addresses).not.toContain('/locked');
  });
});

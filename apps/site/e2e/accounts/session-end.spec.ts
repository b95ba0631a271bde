import type { Page } from '@playwright/test';
import { expectToast, heading } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { endToken, signIn, signOut, submitAuth } from './support/account.js';
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

test.describe('on a page of a level that only the learner has opened', () => {
  const PAGE = '/level-2/task-1';
  const BACK = `/auth?redirect=${encodeURIComponent(PAGE)}`;
  const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
  const signOutByMenu = async (page: Page) => {
    await account(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  const visited = (page: Page) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
    return addresses;
  };

  test('signing out by the account’s menu leads to the sign-in screen, which leads back, as often as is asked', async ({
    page,
    request,
  }) => {
    const learner = await register(request, { score: 100 });
    await openAs(page, learner, PAGE);
    await expect(toggle(page)).toBeVisible();
    const addresses = visited(page);
    for (const time of ['first', 'second']) {
      await test.step(`the ${time} time`, async () => {
        await signOutByMenu(page);
        await expect(page).toHaveURL(BACK);
        await expect(heading(page, 'Sign in')).toBeVisible();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await submitAuth(page, 'Sign in', learner);
        await expect(page).toHaveURL(PAGE);
        await expect(toggle(page)).toBeVisible();
      });
    }
    expect(addresses).not.toContain('/locked');
  });

  test('signing out in another tab does too', async ({ page, context, request }) => {
    await openAs(page, await register(request, { score: 100 }), PAGE);
    await expect(toggle(page)).toBeVisible();
    const addresses = visited(page);
    const other = await context.newPage();
    await signOut(other);
    await page.bringToFront();
    await expect(page).toHaveURL(BACK);
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(addresses).not.toContain('/locked');
  });

  test('on the progress page the account’s menu leads to the sign-in screen alone, as the button does', async ({
    page,
    request,
  }) => {
    await openAs(page, await register(request, { tasks: [1] }), '/dashboard');
    await expectTasks(page, 1);
    await signOutByMenu(page);
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(account(page)).toHaveCount(0);
    await expect(page).toHaveURL('/auth');
  });
});

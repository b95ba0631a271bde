import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { heading, waitingChanges } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { accountButton, signOutByMenu } from './support/account.js';
import { openAs, register } from './support/learner.js';
import { toggle } from './support/learning.js';
import { backend, breakBackend } from './support/network.js';

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Sign out before everything is saved?' });

test('signing out while work is not saved asks first', async ({ page, context, request, troubles }) => {
  troubles.expect(/status of 503/);
  await openAs(page, await register(request), '/level-1/task-2');
  await expect(page.locator('.ck-save-status')).toHaveAttribute('data-status', 'saved');
  const repair = await breakBackend(context, 503, backend.progress);
  await toggle(page).click();
  await expect(page.locator('main').getByText(/^The server doesn't answer/)).toBeVisible();

  await test.step('staying is the first answer, and Escape means it too', async () => {
    await signOutByMenu(page);
    await expect(question(page)).toContainText('Level 1, task 2: marked as completed');
    await expect(question(page)).toContainText('saved when you sign in here again');
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await expectAccessible(page, ['light', 'dark'], [1280]);
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(accountButton(page)).toBeFocused();
    await signOutByMenu(page);
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL('/level-1/task-2');
  });

  await test.step('on a phone it stands above the menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await signOutByMenu(page);
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(question(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('leaving keeps it for the next time', async () => {
    await signOutByMenu(page);
    await page.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
    expect(await waitingChanges(page)).toBe(1);
    await repair();
  });
});

// That there is none once all is saved: session-end.spec.ts.

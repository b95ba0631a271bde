import type { Page } from '@playwright/test';
import { expectToast, heading, hold, toasts } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { certify, openAs, register } from './support/learner.js';
import { expectTasks, firstCard, secondCard, toggle } from './support/learning.js';
import { backend } from './support/network.js';

const section = (page: Page) => page.getByRole('region', { name: 'Your data' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your progress?' });

async function deleteProgress(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Delete my progress' }).click();
  await expect(question(page)).toContainText('deleted from your account and from this browser');
  await question(page).getByRole('button', { name: 'Delete my progress' }).click();
}

// That one that fails deletes nothing is held by data-actions.test.ts, supabase-faults.test.ts and progress-data.test.tsx.
test('deleted progress is gone elsewhere; certificates stay', async ({ page, anotherBrowser, request }) => {
  const account = await register(request, { tasks: [1, 2], score: 80 });
  const certificate = await certify(request, account);
  const device = await anotherBrowser();
  for (const each of [device, page]) {
    await openAs(each, account, '/dashboard');
    await expectTasks(each, 2);
  }
  await deleteProgress(page);
  await expectToast(page, 'Progress deleted', 'You can start again from the first level.');
  await expect(question(page)).toHaveCount(0);
  await expect(section(page).getByText('Your data')).toBeFocused();
  for (const each of [page, device]) {
    await expectTasks(each, 0);
    await expect(firstCard(each)).toContainText('Pending');
    await expect(secondCard(each)).toContainText('Blocked');
    await expect(section(each)).toContainText('There is no progress yet.');
  }
  await page.reload();
  await expectTasks(page, 0);
  await page.goto('/level-2');
  await expect(page).toHaveURL('/locked');
  await page.goto('/certificate');
  await page.getByRole('link', { name: 'Langflow Learning - Level 1' }).click();
  await expect(page).toHaveURL(`/certificate/${certificate}`);
  await expect(heading(page, 'Ada Lovelace')).toBeVisible();
});

test('a save in progress ends before the deletion starts', async ({ page, context, request }) => {
  await openAs(page, await register(request), '/level-1/task-2');
  await expect(toggle(page)).toBeVisible();
  const release = await hold(context, backend.progress, 'POST');
  await toggle(page).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await deleteProgress(page);
  await expect(question(page).getByRole('button', { name: 'Deleting…' })).toBeVisible();
  release();
  await expect(toasts(page, 'Progress deleted')).toBeVisible();
  await page.reload();
  await expectTasks(page, 0);
});

import type { Page } from '@playwright/test';
import { expectToast, goOffline, heading, kept, toasts } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { openAs, register } from './support/learner.js';
import { expectTasks, firstCard, secondCard, toggle } from './support/learning.js';
import { backend, holdBackend } from './support/network.js';

const section = (page: Page) => page.getByRole('region', { name: 'Your data' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your progress?' });
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete my progress' });

async function askToDelete(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Delete my progress' }).click();
  await expect(question(page)).toContainText('deleted from your account and from this browser');
}

/** Issues the certificate of Level 1 and answers with its address. */
async function issueCertificate(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await firstCard(page).getByRole('button', { name: 'Certificate URL' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Make certificate' }).click();
  await expect(toasts(page, 'Certificate URL copied!')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('progress deleted on one device is gone on the other without a reload; certificates stay', async ({
  page,
  anotherBrowser,
  request,
}) => {
  const account = await register(request, { tasks: [1, 2], score: 80 });
  const device = await anotherBrowser();
  await openAs(device, account, '/dashboard');
  await expectTasks(device, 2);
  await openAs(page, account, '/dashboard');
  await expectTasks(page, 2);
  const certificate = await issueCertificate(page);

  await askToDelete(page);
  await confirm(page).click();
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
  await expect(page.getByRole('link', { name: 'Langflow Learning - Level 1' })).toBeVisible();
  const visitor = await anotherBrowser();
  await visitor.goto(certificate);
  await expect(heading(visitor, 'Ada Lovelace')).toBeVisible();
});

// That no other failure deletes either is held by data-actions.test.ts and supabase-faults.test.ts.
test('a deletion without a network keeps everything and says so; the next try works', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const account = await register(request, { tasks: [1, 2], score: 80 });
  await openAs(page, account, '/dashboard');
  await expectTasks(page, 2);
  const before = await kept(page);
  await askToDelete(page);
  await goOffline(page);
  await confirm(page).click();
  await expect(question(page)).toContainText('Your progress could not be deleted.');
  await expect(toasts(page, 'Error saving progress')).toBeVisible();
  await expect(toasts(page, 'Progress deleted')).toHaveCount(0);
  expect(await kept(page)).toEqual(before);

  await context.setOffline(false);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expectTasks(page, 2);
  await expect(firstCard(page)).toContainText('Quiz completed: 80%');
  await askToDelete(page);
  await confirm(page).click();
  await expectTasks(page, 0);
});

test('a save in progress ends before the deletion starts, and the button shows that it is deleting', async ({
  page,
  context,
  request,
}) => {
  await openAs(page, await register(request), '/level-1/task-2');
  await expect(toggle(page)).toBeVisible();
  const release = await holdBackend(context, backend.progress, 'POST');
  await toggle(page).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await askToDelete(page);
  await confirm(page).click();
  await expect(question(page).getByRole('button', { name: 'Deleting…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  release();
  await expect(toasts(page, 'Progress deleted')).toBeVisible();
  await page.reload();
  await expectTasks(page, 0);
});

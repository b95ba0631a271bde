import { levels } from '../support/course.js';
import { expectToast } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { newAccount, signIn, signOut, signUp, submitAuth } from './support/account.js';
import { learnerOf, openAs, pass, register } from './support/learner.js';
import { completeTasks, expectTasks, firstCard, passLevel1, secondCard, toggle } from './support/learning.js';

test('a learner signs up, learns, and finds it on another device', async ({ page, anotherBrowser }) => {
  const account = newAccount();
  await signUp(page, account);
  await completeTasks(page, [1]);
  await passLevel1(page);
  await page.getByRole('link', { name: 'Go to next level' }).click();
  await expect(page).toHaveURL('/level-2');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.locator('.ck-save-status')).toHaveAttribute('data-status', 'saved');
  await expect(page.getByText(`Signed in as ${account.email}`)).toBeVisible();
  await expectTasks(page, 1);
  await signOut(page);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

  const device = await anotherBrowser();
  await signIn(device, account, '/dashboard');
  await expect(firstCard(device)).toContainText('Completed');
  await expect(firstCard(device)).toContainText('Quiz completed: 100%');
  await expectTasks(device, 1);
  await expect(secondCard(device)).toContainText('Pending');
  await expect(device.getByText('2 of 30 tasks and tests done')).toBeVisible();
  await expect(device.getByText('1 of 5 levels passed')).toBeVisible();
  await device.getByRole('link', { name: levels[1].title }).click();
  await expect(device).toHaveURL('/level-2');
});

test('a name given at sign-up greets, and is suggested for certificates', async ({ page, request }) => {
  const account = newAccount();
  await page.goto('/auth?mode=signup');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
  await submitAuth(page, 'Sign up', account);
  await expect(page).toHaveURL('/');
  await pass(request, await learnerOf(request, account), 1, 80);
  await page.goto('/dashboard');
  await expect(page.getByText('Signed in as Ada Lovelace')).toBeVisible();
  await firstCard(page).getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Lovelace');
});

// That work done at the same time is joined is held by tabs-contract.ts, on PGlite and on PostgreSQL.
test('what is done on one device appears on the other', async ({ page, anotherBrowser, request }) => {
  const account = await register(request);
  const device = await anotherBrowser();
  await openAs(device, account, '/dashboard');
  await expectTasks(device, 0);

  await openAs(page, account, '/');
  await completeTasks(page, [2]);
  await expectTasks(device, 1);
  await toggle(page).click();
  await expectToast(page, 'Task unmarked', 'Your progress has been saved');
  await expectTasks(device, 0);
  await passLevel1(page);
  await expect(firstCard(device)).toContainText('Quiz completed: 100%');
});

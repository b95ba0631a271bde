import { expectToast, heading, kept, toasts } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { newAccount, signIn, signOut, signUp, submitAuth } from './support/account.js';
import { register } from './support/learner.js';
import { expectTasks, firstCard, secondCard, toggle } from './support/learning.js';
import { visitorPassed } from './support/marking.js';
import { backend, savesOf } from './support/network.js';

const level1Done = {
  'level-1-task-1': 'true',
  'level-1-task-2': 'true',
  ...visitorPassed(1, 80),
};

test('a visitor’s task stays in the browser, and signing in leads back to it', async ({ page, request }) => {
  const account = await register(request);
  await page.goto('/level-1/task-2');
  await toggle(page).click();
  await expectToast(page, 'Authentication required', 'Please sign in to save your progress');
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  expect(await kept(page)).toMatchObject({ 'level-1-task-2': 'true' });

  await toasts(page, 'Authentication required').getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page, 'Save your progress')).toBeVisible();
  await submitAuth(page, 'Sign in', account);
  await expect(page).toHaveURL('/level-1/task-2');
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  await page.goto('/dashboard');
  await expectTasks(page, 1);
});

test.describe('work from before signing up', () => {
  test.use({ kept: level1Done });

  test('is merged into the account once, and nobody else who signs in here sees it', async ({ page }) => {
    const first = newAccount();
    const second = newAccount();
    const saves = savesOf(page, backend.progress);

    await test.step('the first learner signs up', async () => {
      await signUp(page, first);
      await expect.poll(() => saves.length, 'two tasks and a test').toBe(3);
      // A page that is left while it saves sends what was under way again.
      await expect(page.locator('.ck-save-status')).toHaveAttribute('data-status', 'saved');
      await page.goto('/dashboard');
      await expectTasks(page, 2);
      await expect(firstCard(page)).toContainText('Quiz completed: 80%');
    });

    await test.step('a visitor sees nothing of it, and the second learner starts from the beginning', async () => {
      await signOut(page);
      await page.goto('/level-1');
      await expect(page.getByText('0 of 5 tasks completed')).toBeVisible();
      await signUp(page, second);
      await page.goto('/dashboard');
      await expect(page.getByText(`Signed in as ${second.email}`)).toBeVisible();
      await expectTasks(page, 0);
      await expect(firstCard(page)).toContainText('Pending');
      await expect(secondCard(page)).toContainText('Blocked');
    });

    await test.step('the first learner finds the work again', async () => {
      await signOut(page);
      await signIn(page, first, '/dashboard');
      await expectTasks(page, 2);
      await expect(firstCard(page)).toContainText('Quiz completed: 80%');
      expect(saves, 'nothing is sent twice').toHaveLength(3);
    });
  });

  // With what an account has already: sign-in-contract.ts and merge-progress.test.ts.
});

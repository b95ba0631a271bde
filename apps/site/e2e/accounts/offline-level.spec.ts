import { levels } from '../support/course.js';
import { goOffline, heading } from '../support/page.js';
import { answer, expectResult, RIGHT } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { newAccount, signUp } from './support/account.js';

// What is kept, and how: ../offline.spec.ts.
test('what is done in a kept level without a network is saved with the network', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page, newAccount());
  await page.goto('/level-1');
  await page.getByRole('button', { name: /^Keep this level offline/ }).click();
  await expect(page.getByText('This level is kept in this browser')).toBeVisible();
  await goOffline(page);
  await page.goto('/level-1/task-3');
  await expect(heading(page, levels[0].tasks[2])).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  await page.goto('/level-1/quiz');
  await answer(page, RIGHT);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for a connection' })).toBeVisible();
  await context.setOffline(false);
  await expectResult(page, 'Passed');
  await page.goto('/dashboard');
  await expect(page.getByText('1 of 5 levels passed')).toBeVisible();
});

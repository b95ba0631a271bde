import { heading, hold } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { endToken } from './support/account.js';
import { openAs, register, STILL } from './support/learner.js';
import { completeTasks, expectTasks } from './support/learning.js';
import { backend, breakBackend } from './support/network.js';

// Reads that fail, and answers that are slow, are held by account-faults.stories.tsx and account-faults.database.test.ts,
// saves that fail by supabase-faults.test.ts, save-status.test.tsx and idempotence-contract.ts, answers to a test by two-windows.spec.ts.

test('with a clock two days ahead, and then two days behind, work is saved', async ({ page, request }) => {
  const days = 24 * 60 * 60 * 1000;
  await page.clock.setFixedTime(Date.now() + 2 * days);
  await openAs(page, await register(request), '/dashboard');
  await expectTasks(page, 0);
  await completeTasks(page, [1]);
  await page.clock.setFixedTime(Date.now() - 2 * days);
  await completeTasks(page, [2]);
  await page.goto('/dashboard');
  await expectTasks(page, 2);
});

test('an hour without a server leaves the browser’s copy', async ({ page, context, request, troubles }) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  await openAs(page, await register(request, { tasks: [1, 2] }), '/dashboard');
  await expectTasks(page, 2);
  await breakBackend(context, 'dropped', backend.any);
  await endToken(page);
  const refused = page.waitForEvent('requestfailed', (failed) =>
    Boolean(failed.failure()?.errorText.includes('ERR_CONNECTION_RESET')),
  );
  await page.goto('/dashboard');
  await expectTasks(page, 2);
  await refused;
  await expect(page).toHaveURL('/dashboard');
  await expectTasks(page, 2);
});

test('a level says that its lock is looked up, where that takes long', async ({ page, context, request }) => {
  const learner = await register(request, { score: 100 });
  const letAnswersCome = await hold(context, backend.tables);
  await openAs(page, learner, STILL);
  await page.goto('/level-2');
  const words = page.getByRole('main').getByText('Checking whether this level is open…');
  await expect(words).toBeVisible();
  letAnswersCome();
  await expect(heading(page, 'Flow Builder')).toBeVisible();
  await expect(words).toBeHidden();
});

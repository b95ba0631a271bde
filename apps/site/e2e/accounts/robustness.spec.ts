import { heading } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { endToken } from './support/account.js';
import { openAs, register, STILL } from './support/learner.js';
import { expectTasks } from './support/learning.js';
import { backend, breakBackend, holdBackend } from './support/network.js';

test("after more than an hour without a server, the browser's copy is shown", async ({
  page,
  context,
  request,
  troubles,
}) => {
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

test('a level whose lock is not known yet says that it is looked up, where that takes long', async ({
  page,
  context,
  request,
}) => {
  const learner = await register(request, { score: 100 });
  const letAnswersCome = await holdBackend(context, backend.tables);
  await openAs(page, learner, STILL);
  await page.goto('/level-2');
  const words = page.getByRole('main').getByText('Checking whether this level is open…');
  await expect(words).toBeVisible();
  letAnswersCome();
  await expect(heading(page, 'Flow Builder')).toBeVisible();
  await expect(words).toBeHidden();
});

import { expect, test } from '../support/test.js';
import { endToken } from './support/account.js';
import { openAs, register } from './support/learner.js';
import { expectTasks } from './support/learning.js';
import { backend, breakBackend } from './support/network.js';

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

import { expectToast } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { openAs, register } from './support/learner.js';
import { completeTasks, expectTasks, firstCard, passLevel1, toggle } from './support/learning.js';

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

import { expectToast } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { openAs, register } from './support/learner.js';
import { completeTasks, expectTasks, firstCard, passLevel1, toggle } from './support/learning.js';
import { holdBackend, backend } from './support/network.js';

test('what a learner does on one device appears on the other without a reload', async ({
  page,
  anotherBrowser,
  request,
}) => {
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

test('tasks marked on two devices at the same time are all kept', async ({
  page,
  context,
  anotherBrowser,
  request,
}) => {
  const account = await register(request, { tasks: [1] });
  const device = await anotherBrowser();
  await openAs(page, account, '/level-1/task-2');
  await openAs(device, account, '/level-1/task-3');
  await expect(toggle(page)).toBeVisible();
  await expect(toggle(device)).toBeVisible();

  // Both have read what there was before either writes.
  const releases = await Promise.all([
    holdBackend(context, backend.progress, 'POST'),
    holdBackend(device.context(), backend.progress, 'POST'),
  ]);
  const writes = [page, device].map((each) =>
    each.waitForRequest((sent) => sent.method() === 'POST' && backend.progress.test(sent.url())),
  );
  await toggle(page).click();
  await toggle(device).click();
  await Promise.all(writes);
  releases.forEach((release) => release());
  await expectToast(page, 'Task completed!', 'Your progress has been saved');
  await expectToast(device, 'Task completed!', 'Your progress has been saved');

  await page.goto('/dashboard');
  await expectTasks(page, 3);
  await device.goto('/dashboard');
  await expectTasks(device, 3);
});

test('two tabs of one browser see each other at once', async ({ page, context, request }) => {
  const account = await register(request);
  await openAs(page, account, '/level-1/task-1');
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await expectTasks(tab, 0);
  await toggle(page).click();
  await expectTasks(tab, 1);
});

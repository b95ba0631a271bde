import { toasts, untilNothingIsFetched } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { register } from '../support/learner.js';
import { arrive, expectStored } from './support/learner.js';
import { expectMarked, expectStatus, toggle } from './support/screen.js';
import { toast } from './support/wording.js';
import { countWrites, takeWrites } from './support/writes.js';

/** Says how often one press on the button of a task writes to the browser's storage. */
function report(where: string, writes: readonly string[]): void {
  const lines = [`${where}: ${writes.length} writes`, ...writes.map((write) => `  ${write}`)];
  process.stdout.write(`${lines.join('\n')}\n`);
}

test('marking a task writes only a few storage entries with an account', async ({ page, request }) => {
  const learner = await register(request);
  await countWrites(page);
  await arrive(page, learner, '/level-1/task-2');
  await expectStatus(page, 'saved');
  await untilNothingIsFetched(page);
  await takeWrites(page);
  await toggle(page).click();
  await expectStored(request, learner, { 1: { tasks: [2] } });
  await expectStatus(page, 'saved');
  await expect(toasts(page, toast.taskSaved)).toBeVisible();
  await untilNothingIsFetched(page);
  const writes = await takeWrites(page);
  report('with an account', writes);
  expect(writes.length).toBeLessThanOrEqual(8);
});

test.describe('without accounts', () => {
  // The site that keeps all in the browser stands one port below.
  test.use({
    baseURL: async ({ baseURL }, provide) => {
      const address = new URL(baseURL ?? '');
      address.port = String(Number(address.port) - 1);
      await provide(address.origin);
    },
  });

  test('marking a task writes one storage entry', async ({ page }) => {
    await countWrites(page);
    await page.goto('/level-1/task-2');
    await expectMarked(page, false);
    await untilNothingIsFetched(page);
    await takeWrites(page);
    await toggle(page).click();
    await expect(toasts(page, toast.taskSaved)).toBeVisible();
    const writes = await takeWrites(page);
    report('without accounts', writes);
    expect(writes.filter((write) => write.includes('level-1-task-2'))).toHaveLength(1);
  });
});

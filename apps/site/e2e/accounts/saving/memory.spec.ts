import type { CDPSession, Page } from '@playwright/test';
import { launchOptions } from '../../../../../scripts/browser.mjs';
import { expect, test } from '../../support/test.js';
import { register } from '../support/learner.js';
import { arrive } from './support/learner.js';
import { rounds } from './support/screen.js';

test.use({
  // A recording would keep what the page lets go of.
  trace: 'off',
  // Code that is compiled once more, since it runs often, is no leak.
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  },
});

const MEASURED = ['JSHeapUsedSize', 'Nodes', 'JSEventListeners'] as const;
const STOPS = [1, 2, 3, 4, 5].map((task) => `/level-1/task-${task}`).concat('/level-1');

/** What a page holds once everything that nobody needs is gone. */
async function measure(session: CDPSession): Promise<Record<string, number>> {
  // What the first pass frees may hold on to more.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(
    MEASURED.map((name) => [name, metrics.find((metric) => metric.name === name)?.value ?? 0]),
  );
}

/** Measures once the page is complete, which a busy machine takes seconds for: when nothing was added for a second. */
async function measureAtRest(session: CDPSession): Promise<Record<string, number>> {
  let last = await measure(session);
  let looks = 0;
  await expect
    .poll(
      async () => {
        const { Nodes: before } = last;
        last = await measure(session);
        looks = last.Nodes === before ? looks + 1 : 0;
        return looks;
      },
      { intervals: [1000] },
    )
    .toBeGreaterThan(1);
  return last;
}

/** Goes around Level 1 by its links, so many pages far, until the last one shows where it would go on. */
async function wander(page: Page, changes: number): Promise<void> {
  const linkTo = (change: number) =>
    page
      .locator(`main a[href="${STOPS[change % STOPS.length]}"]`)
      .filter({ visible: true })
      .first();
  for (let change = 0; change < changes; change++) {
    await linkTo(change).click();
    await expect(page).toHaveURL(STOPS[change % STOPS.length] ?? '');
    await expect(page.locator('main h1')).toBeVisible();
  }
  await expect(linkTo(changes)).toBeVisible();
}

test('the memory of a page does not grow from task to task', async ({ page, request }) => {
  const changes = rounds(18, 204);
  test.setTimeout(30_000 + changes * 1000);
  await arrive(page, await register(request), '/level-1');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await wander(page, 2 * STOPS.length);
  const before = await measureAtRest(session);
  await wander(page, changes);
  const after = await measureAtRest(session);
  test.info().annotations.push({ type: 'memory', description: JSON.stringify({ changes, before, after }) });
  for (const name of MEASURED) {
    expect
      .soft(after[name], `${name}, ${before[name]} before`)
      .toBeLessThanOrEqual(1.1 * (before[name] ?? 0));
  }
});

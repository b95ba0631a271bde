import type { Page } from '@playwright/test';
import { levels, quizPassed } from './support/course.js';
import { heading, toasts } from './support/page.js';
import { expect, test } from './support/test.js';

/** With `LONG=1` every lesson, in every window, after each of these times in milliseconds. */
const isLong = process.env.LONG === '1';
const DELAYS = isLong ? [0, 600, 2500] : [0];
const WINDOWS = isLong
  ? ([
      [390, 844],
      [768, 1024],
      [1280, 720],
      [1366, 768],
      [1536, 730],
    ] as const)
  : ([
      [390, 844],
      [1280, 720],
    ] as const);
const LESSONS = isLong ? [1, 2, 3, 4, 5] : [5];

test.use({ kept: { ...quizPassed(1), ...quizPassed(2), ...quizPassed(3), ...quizPassed(4) } });

/** Marks a lesson and presses the way on at its place as soon as its toast has been there for so long. */
async function isFollowed(page: Page, level: number, task: number, delay: number): Promise<boolean> {
  const path = `/level-${level}/task-${task}`;
  await page.goto(path);
  await expect(heading(page, levels[level - 1]?.tasks[task - 1] ?? '')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(toasts(page, 'Task completed!').first()).toBeVisible();
  await page.waitForTimeout(delay);
  const next = page.getByRole('link', { name: task === 5 ? 'Go to the Knowledge Test' : 'Next Task' });
  // Where it comes into sight first.
  await next.evaluate((link) => link.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  const { x, y, width, height } = (await next.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // By the mouse alone: Playwright's own click waits until nothing is in the way.
  await page.mouse.click(x + width / 2, y + height / 2);
  return page
    .waitForURL((url) => url.pathname !== path, { timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
}

for (const [width, height] of WINDOWS)
  for (const level of isLong ? [1, 2, 3, 4, 5] : [1])
    test(`the way on can be pressed beside a toast, ${width} x ${height}, level ${level}`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height });
      const lost: string[] = [];
      for (const task of LESSONS)
        for (const delay of DELAYS)
          if (!(await isFollowed(page, level, task, delay))) lost.push(`${level}-${task} after ${delay} ms`);
          else await page.evaluate((key) => localStorage.removeItem(key), `level-${level}-task-${task}`);

      expect(lost).toEqual([]);
    });

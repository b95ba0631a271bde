import { levels, levelsPassed } from './support/course.js';
import { expect, test } from './support/test.js';

test.use({ kept: levelsPassed(5) });

const SIZES = [
  { width: 390, height: 844, reach: 1100 },
  { width: 1440, height: 900, reach: 900 },
] as const;

test('every lesson begins within the first window, between the same margins as other pages', async ({
  page,
}) => {
  for (const [index, { tasks }] of levels.entries())
    for (const task of tasks.keys()) {
      const path = `/level-${index + 1}/task-${task + 1}`;
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Start step 1' })).toBeVisible();
      await expect(page.locator('.ck-lesson-bar')).toContainText('Step');
      for (const { reach, ...size } of SIZES) {
        await page.setViewportSize(size);
        const step = await page.locator('#step-1').getByRole('heading').boundingBox();
        expect.soft(step?.y, `${path} at ${size.width} px`).toBeLessThan(reach);
        const [start = -1, end = -2] = await page
          .locator('.ck-task-page, .site-header-inner')
          .evaluateAll((all) =>
            all.flatMap((part) => {
              const { left, right } = part.getBoundingClientRect();
              return [left, document.documentElement.clientWidth - right];
            }),
          );
        expect.soft(start, path).toBe(end);
      }
    }
});

test('a jump to the end of a lesson is at its last step', async ({ page }) => {
  await page.goto('/level-1/task-3');
  const bar = page.getByRole('navigation', { name: 'Steps of this lesson' });
  await expect(bar).toContainText('Step 1 of 9');
  await page.keyboard.press('End');
  await expect(bar).toContainText('Step 9 of 9');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toContainText('Step 1 of 9');
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect(bar).toContainText('Step 9 of 9');
});

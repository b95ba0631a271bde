import { levels, levelsPassed } from './support/course.js';
import { untilNothingIsFetched } from './support/page.js';
import { shiftsOf, watchShifts } from './support/shifts.js';
import { expect, test } from './support/test.js';

test.use({ kept: levelsPassed(5) });

const SIZES = [
  { width: 390, height: 844, reach: 1100 },
  { width: 1440, height: 900, reach: 900 },
] as const;

for (const [index, { tasks }] of levels.entries())
  test(`every lesson of Level ${index + 1} begins within the first window, between the same margins as other pages`, async ({
    page,
  }) => {
    for (const task of tasks.keys()) {
      const path = `/level-${index + 1}/task-${task + 1}`;
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'From the start' })).toBeVisible();
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

test.describe('of somebody new', () => {
  test.use({ kept: {} });

  test('a finished lesson says below its button what one can do now, and leads on by one filled button', async ({
    page,
  }) => {
    await page.goto('/level-1/task-3');
    const outcome = page.getByText(/^You can now read the components, ports and edges of a flow/);
    await expect(outcome).toBeHidden();
    await page.getByRole('button', { name: 'Mark as Completed' }).click();
    await expect(outcome).toBeVisible();
    const topOf = async (part: typeof outcome) => (await part.boundingBox())?.y ?? 0;
    expect(await topOf(outcome)).toBeGreaterThan(
      await topOf(page.getByRole('button', { name: 'Task Completed!' })),
    );
    const end = page.locator('.ck-task-done');
    await expect(end).toContainText('First Flow Modification');
    await expect(end.locator('a[data-variant="primary"]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Next Task' }).click();
    await expect(page).toHaveURL('/level-1/task-4');
  });

  test('nothing moves when the canvas beside the steps comes after all else', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchShifts(page);
    await page.route(/assets\/step-canvas\./, async (route) => {
      await expect(page.locator('.ck-lesson-rail')).toBeAttached();
      await route.continue();
    });
    await page.goto('/level-1/task-3');
    await expect(page.getByRole('navigation', { name: 'Lessons' })).toBeVisible();
    await untilNothingIsFetched(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

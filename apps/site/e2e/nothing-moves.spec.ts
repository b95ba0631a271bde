import { untilNothingIsFetched } from './support/page.js';
import { shiftsOf, watchShifts } from './support/shifts.js';
import { expect, test } from './support/test.js';

for (const [width, height] of [
  [390, 844],
  [1024, 800],
  [1280, 800],
] as const)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('the courses to come stay where they are when their titles get their font', async ({ page }) => {
      await watchShifts(page);
      await page.route(/\.woff2$/, async (route) => {
        await expect(page.locator('.tile').first()).toBeVisible();
        // Painted in the font that stands in.
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
        await route.continue();
      });
      await page.goto('/extra-courses');
      await untilNothingIsFetched(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('700 20px "Bricolage Grotesque"'))).toBe(true);
      expect(await shiftsOf(page)).toEqual([]);
    });
  });

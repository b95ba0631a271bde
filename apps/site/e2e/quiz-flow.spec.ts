import { axeViolations, expectFits } from './support/axe.js';
import { levelsPassed } from './support/course.js';
import { expect, test } from './support/test.js';

test.use({ kept: levelsPassed(2) });

for (const [width, dark] of [
  [1280, true],
  [390, false],
] as const)
  test(`a question of a test is answered in the flow of its lesson, ${width} pixels wide, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    if (dark) await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) =>
        (window as unknown as { shifts: PerformanceEntry[] }).shifts.push(...list.getEntries()),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/level-3/quiz');
    const about = page.getByRole('group', { name: /many of them begin or end in the middle/ });
    await expect(about.locator('.ck-flow-mark:visible')).toHaveText('?');
    const lettering = await about
      .locator('.ck-flow-picture:visible')
      .evaluate((picture: SVGSVGElement) => (13 * picture.clientWidth) / picture.viewBox.baseVal.width);
    expect(lettering, 'pixels').toBeGreaterThanOrEqual(11);
    await about.getByRole('radio', { name: /^A separator between rules/ }).check();
    expect(await axeViolations(page)).toEqual([]);
    await expectFits(page);
    expect(
      await page.evaluate(() =>
        (window as unknown as { shifts: { hadRecentInput: boolean; value: number }[] }).shifts.filter(
          ({ hadRecentInput }) => !hadRecentInput,
        ),
      ),
    ).toEqual([]);
  });

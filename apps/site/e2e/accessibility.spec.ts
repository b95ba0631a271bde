import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { heading } from './support/page.js';
import { reach, states } from './support/states.js';
import { expect, test } from './support/test.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [390, 1280];
const SCHEMES = ['light', 'dark'] as const;
const looks = WIDTHS.flatMap((width) => SCHEMES.map((colorScheme) => ({ width, colorScheme })));

/** Colors that are still on their way to others are not judged. */
const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ).then(() => undefined),
  );

const faults = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
};

for (const state of states) {
  test.describe(state.name, () => {
    test.use({ kept: state.kept ?? {}, contextOptions: { reducedMotion: 'reduce' } });

    test('is accessible in light and dark, on a phone and on a desk', async ({ page, troubles }) => {
      if (state.trouble) troubles.expect(state.trouble);
      await reach(page, state);
      for (const { width, colorScheme } of looks) {
        /* oxlint-disable no-await-in-loop -- there is one page, which takes one look after the other */
        await test.step(`${colorScheme}, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await settle(page);
          expect.soft(await faults(page)).toEqual([]);
        });
        /* oxlint-enable no-await-in-loop */
      }
    });

    test('fits a screen of 320 px and names itself', async ({ page, troubles }) => {
      if (state.trouble) troubles.expect(state.trouble);
      await page.setViewportSize({ width: 320, height: 640 });
      await reach(page, state);
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect.soft(scrollWidth).toBeLessThanOrEqual(clientWidth);
      await expect.soft(page).toHaveTitle(/Langflow Learning$/);
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.soft(page.locator('h1')).toHaveCount(1);
      await expect.soft(page.locator('main')).toHaveCount(1);
    });
  });
}

test.describe('a page that broke', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is accessible as well', async ({ page, troubles }) => {
    troubles.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.route(/privacy-policy-route.*\.js/, (route) => route.abort());
    await page.goto('/privacy-policy');
    await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
});

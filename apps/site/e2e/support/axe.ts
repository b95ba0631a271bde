import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.js';

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

/** What axe finds on a page as it stands. */
export const axeFaults = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
};

/** Whether a page is accessible in light and dark, on a phone and on a desk. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { width, colorScheme } of looks) {
    /* oxlint-disable no-await-in-loop -- there is one page, which takes one look after the other */
    await test.step(`${colorScheme}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await settle(page);
      expect.soft(await axeFaults(page)).toEqual([]);
    });
    /* oxlint-enable no-await-in-loop */
  }
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [390, 1280];
/** The rules of those standards that look at colors: in another scheme nothing else is different. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Colors that are still on their way to others are not judged. What follows the scrolling is never at its end. */
const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map((animation) => animation.finished),
    ).then(() => undefined),
  );

/** In the page itself, which has no frames, and without details of what is right: in half the time. */
const look = (page: Page, part = 'html') =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(part);

const violations = async (builder: AxeBuilder) => {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
};

/** What axe finds on a page as it stands, or in a part of it. */
export const axeViolations = (page: Page, part?: string) => violations(look(page, part).withTags(TAGS));

const colorViolations = (page: Page) => violations(look(page).withRules(COLOR_RULES));

/** Whether a page is accessible on a phone and on a desk, in light and dark. */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const width of WIDTHS) {
    /* oxlint-disable no-await-in-loop -- there is one page, which takes one look after the other */
    await page.setViewportSize({ width, height: 900 });
    for (const [index, colorScheme] of schemes.entries()) {
      await test.step(`${colorScheme}, ${width} px`, async () => {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        expect.soft(await (index === 0 ? axeViolations(page) : colorViolations(page))).toEqual([]);
      });
    }
    /* oxlint-enable no-await-in-loop */
  }
}

/** Whether all of a page is within the width of a screen of 320 px, as at four times the size. */
export async function expectFits(page: Page, width = 320): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect.soft(scrollWidth, `${page.url()} at ${width} px`).toBeLessThanOrEqual(clientWidth);
}

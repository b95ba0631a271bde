import type { Page } from '@playwright/test';
import axe, { type RunOnly, type RunOptions } from 'axe-core';
import { ibmViolations } from './ibm.js';
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

/** Axe is given to a page once: that takes as long as a look at it. */
async function giveAxe(page: Page): Promise<void> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  if (!hasAxe) await page.evaluate(axe.source);
}

/** What axe finds by some rules, without details of what is right: they would take half the time. */
async function violations(page: Page, part: string, runOnly: RunOnly) {
  await giveAxe(page);
  const found = await page.evaluate(
    ([element, options]) => (window as unknown as { axe: typeof axe }).axe.run(element, options),
    [part, { resultTypes: ['violations'], runOnly } satisfies RunOptions] as const,
  );
  return found.violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

/** What axe finds on a page as it stands, or in a part of it. */
export const axeViolations = (page: Page, part = 'html') =>
  violations(page, part, { type: 'tag', values: TAGS });

const colorViolations = (page: Page) => violations(page, 'html', { type: 'rule', values: COLOR_RULES });

/** Whether a page is accessible on a phone and on a desk, in light and dark. */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, colorScheme] of schemes.entries()) {
      await test.step(`${colorScheme}, ${width} px`, async () => {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        expect.soft(await (index === 0 ? axeViolations(page) : colorViolations(page))).toEqual([]);
        if (index === 0) expect.soft(await ibmViolations(page)).toEqual([]);
      });
    }
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

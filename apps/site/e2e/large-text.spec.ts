import type { Page } from '@playwright/test';
import { expectFits } from './support/axe.js';
import { CERTIFICATE_ID, certificateKept, levelsPassed } from './support/course.js';
import { heading } from './support/page.js';
import { expect, test } from './support/test.js';

const PATHS = [
  '/',
  '/level-1',
  '/level-1/task-1',
  '/level-2/quiz',
  '/level-3/task-1',
  '/dashboard',
  '/certificate',
  `/certificate/${CERTIFICATE_ID}`,
  '/extra-courses',
  '/auth',
];

test.use({ kept: { ...levelsPassed(1), ...certificateKept }, viewport: { width: 320, height: 640 } });

/** As the browser's settings do, by which media queries go as well. */
async function enlargeInBrowser(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** As what enlarges the text alone does, which no media query notices. */
const enlargeOnPage = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );

/** Buttons and links that reach over the right edge, and cannot be scrolled to. */
const cutOff = (page: Page, width: number) =>
  page
    .locator('a, button, label, summary')
    .filter({ visible: true })
    .evaluateAll(
      (all, edge) =>
        all
          .filter((one) => Math.round(one.getBoundingClientRect().right) > edge)
          .filter((one) => {
            let around: Element | null = one;
            while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX))
              around = around.parentElement;
            return around === null;
          })
          .map((one) => one.textContent),
      width,
    );

/** Parts of the header that lie on one another. */
const overlaps = (page: Page) =>
  page
    .getByRole('banner')
    .locator('.site-brand, .site-menu-button, .site-header-action')
    .evaluateAll((all) => {
      const edges = all.map((element) => element.getBoundingClientRect());
      return edges.flatMap((one, index) =>
        edges
          .slice(index + 1)
          .filter((other) => one.right > other.left && one.bottom > other.top)
          .map((other) => [one.toJSON(), other.toJSON()] as const),
      );
    });

/** Words of badges that stand in two lines. */
const brokenWords = (page: Page) =>
  page
    .locator('.ck-badge')
    .filter({ visible: true })
    .evaluateAll((badges) =>
      badges.flatMap((badge) => {
        const texts = [...badge.childNodes].filter((node) => node instanceof Text);
        const words = texts.flatMap((text) =>
          [...text.data.matchAll(/\S+/g)].map((word) => ({ text, word })),
        );
        return words.flatMap(({ text, word: { 0: word, index } }) => {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      }),
    );

test('with the browser’s text at twice its size a phone of 320 px cuts nothing off', async ({ page }) => {
  await enlargeInBrowser(page);
  for (const path of PATHS)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, /./)).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await expectFits(page);
      expect.soft(await cutOff(page, 320), path).toEqual([]);
    });

  for (const [path, left] of [
    ['/level-1/task-1', 'Task completed'],
    ['/level-2/task-1', 'min left'],
  ] as const)
    await test.step(`the bar of ${path} leaves room for the lesson`, async () => {
      await page.goto(path);
      const bar = page.locator('.ck-lesson-bar');
      await expect(bar).toContainText(left);
      expect((await bar.boundingBox())?.height).toBeLessThan(260);
    });
});

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('bars give way to what is read, and the dot of a level stays round', async ({ page }) => {
    await enlargeInBrowser(page);
    for (const [path, bar, part] of [
      ['/level-1/task-1', '.ck-lesson-bar', '#step-3'],
      ['/level-2/quiz', '.ck-quiz-status', '.ck-question >> nth=2'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator(bar)).toBeVisible();
      const dot = page.locator('.ck-eyebrow').first();
      const size = await dot.evaluate((element) => {
        const { inlineSize, blockSize } = getComputedStyle(element, '::before');
        return [inlineSize, blockSize];
      });
      expect(size, path).toEqual(['24px', '24px']);
      await page.locator(part).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect(page.locator(bar), path).not.toBeInViewport();
      await expect(page.locator(part), path).toBeInViewport();
    }
  });

  for (const [way, enlarge] of [
    ['in the browser', enlargeInBrowser],
    ['on the page', enlargeOnPage],
  ] as const)
    for (const language of ['en', 'de'])
      test.describe(`at twice its size ${way}, in ${language}`, () => {
        const langKey = 'langflow-learning:language';
        test.use({ kept: { ...levelsPassed(1), ...certificateKept, [langKey]: language } });

        test('no page is wider than the phone, and a lesson’s bar covers nothing', async ({ page }) => {
          await enlarge(page);
          for (const path of [...PATHS, '/level-1/quiz', '/level-1/task-3'])
            await test.step(path, async () => {
              await page.goto(path);
              await expect(heading(page, /./)).toBeVisible();
              await expect(page.locator('html')).toHaveCSS('font-size', '32px');
              await expectFits(page, 390);
              expect.soft(await cutOff(page, 390), path).toEqual([]);
              expect.soft(await brokenWords(page), path).toEqual([]);
              expect.soft(await overlaps(page), path).toEqual([]);
            });

          await page.setViewportSize({ width: 390, height: 844 });
          const title = page.locator('.ck-guide-canvas > summary');
          await expect(title).toBeVisible();
          await page
            .locator('#step-3')
            .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
          const covered = await title.evaluate((summary) => {
            const { left, top, bottom } = summary.getBoundingClientRect();
            const isInSight = bottom > 0 && top < window.innerHeight;
            return isInSight && !summary.contains(document.elementFromPoint(left + 8, top + 8));
          });
          expect(covered).toBe(false);
        });
      });
});

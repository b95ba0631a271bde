import type { Page } from '@playwright/test';
import { levelsPassed } from './support/course.js';
import { openWithKeptPlace, scrollToPart } from './support/page.js';
import { expect, test } from './support/test.js';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });

/** How far below the window's top a part begins, and whether its first line is to be seen, with no bar above it. */
const placeOf = (page: Page, part: string, line: string) =>
  page.evaluate(
    ([partSelector, lineSelector]) => {
      const element = document.querySelector(partSelector);
      const shown = element?.querySelector(lineSelector)?.getBoundingClientRect();
      if (!element || !shown) throw new Error('It is not there');
      const found = document.elementFromPoint(shown.left + 20, shown.top + shown.height / 2);
      // A flow that stays above the steps takes a third of the window, its title and the bar a quarter.
      const isFirst = shown.top < window.innerHeight * 0.65;
      return isFirst && found !== null && element.contains(found) ? 'at the top' : `at ${shown.top}`;
    },
    [part, line] as const,
  );

/** Turns the phone twice, and twice again. */
async function expectToStay(page: Page, part: string, line: string): Promise<void> {
  const place = () => placeOf(page, part, line);
  await expect.poll(place).toBe('at the top');
  for (const size of [ON_ITS_SIDE, UPRIGHT, ON_ITS_SIDE, UPRIGHT]) {
    await page.setViewportSize(size);
    await expect.poll(place, `${size.width} x ${size.height}`).toBe('at the top');
  }
}

test('a lesson shows the same step when a phone is turned', async ({ page }) => {
  await openWithKeptPlace(page, '/level-1/task-1');
  await page
    .getByRole('navigation', { name: 'Steps of this lesson' })
    .getByRole('link', { name: /^Step 5: / })
    .tap();
  await expectToStay(page, '#step-5', '.ck-step-title');
});

test('a test shows the same question when a phone is turned', async ({ page }) => {
  await openWithKeptPlace(page, '/level-1/quiz');
  const third = page.locator('.ck-question').nth(2);
  await third.evaluate((question) => (question.id = 'third'));
  await scrollToPart(page, '#third');
  await expectToStay(page, '#third', '.ck-node');
});

test('a film is all in sight when a phone is turned, and where a step of it is played', async ({ page }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await page.goto('/level-1/task-4');
  await page
    .getByRole('button', { name: /^Watch this step/ })
    .first()
    .tap();
  const film = page.getByLabel(/^Video: /);
  await expect(film).toBeFocused();
  await expect(film).toBeInViewport({ ratio: 1 });
});

for (const framesLater of [0, 1, 3])
  test(`a browser that scrolls a turned page itself, ${framesLater} frames later, moves no question away`, async ({
    page,
  }) => {
    await openWithKeptPlace(page, '/level-1/quiz');
    const third = page.locator('.ck-question').nth(2);
    await third.evaluate((question) => (question.id = 'third'));
    await scrollToPart(page, '#third');
    await page.evaluate((frames) => {
      const { innerWidth: upright } = window;
      const scroll = (left: number) => {
        if (left > 0) requestAnimationFrame(() => scroll(left - 1));
        else window.scrollTo({ top: 284, behavior: 'instant' });
      };
      const scrolls = new ResizeObserver(() => {
        scrolls.disconnect();
        scroll(frames);
      });
      const turned = new ResizeObserver(() => {
        if (window.innerWidth === upright) return;
        turned.disconnect();
        // Told after the page's own observers.
        scrolls.observe(document.body);
      });
      turned.observe(document.documentElement);
    }, framesLater);
    await expectToStay(page, '#third', '.ck-node');
  });

test('what stands below the steps of a lesson stays where it is when a phone is turned', async ({ page }) => {
  await openWithKeptPlace(page, '/level-1/task-4');
  await scrollToPart(page, '#check');
  await expectToStay(page, '#check', 'h2');
});

test('a question that is read on the side has its head below the bar of the phone that is turned back', async ({
  page,
}) => {
  await openWithKeptPlace(page, '/level-1/quiz');
  await page.setViewportSize(ON_ITS_SIDE);
  const third = page.locator('.ck-question').nth(2);
  await third.evaluate((question) => (question.id = 'third'));
  for (const above of [0, 4, 20]) {
    await scrollToPart(page, '#third', above);
    await page.setViewportSize(UPRIGHT);
    await expect.poll(() => placeOf(page, '#third', '.ck-node'), `${above}`).toBe('at the top');
    await page.setViewportSize(ON_ITS_SIDE);
  }
});

test('a lesson with its flow open shows the same step below it when a phone is turned', async ({ page }) => {
  await openWithKeptPlace(page, '/level-1/task-3');
  await page.locator('.ck-guide-canvas > summary').tap();
  await expect(page.locator('.ck-guide-canvas .ck-frame')).toBeVisible();
  const belowFlow = () =>
    page.evaluate(() => {
      const rectOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
      return Math.round((rectOf('#step-4')?.top ?? 0) - (rectOf('.ck-guide-canvas')?.bottom ?? 0));
    });
  const isBarKnown = () =>
    page.evaluate(() => {
      const step = document.querySelector('#step-4');
      const flow = document.querySelector<HTMLElement>('.ck-guide-canvas');
      return !!step && !!flow && parseFloat(getComputedStyle(step).scrollMarginTop) >= flow.offsetHeight;
    });
  await expect.poll(isBarKnown, 'steps keep room for the flow that was opened').toBe(true);
  await scrollToPart(page, '#step-4');
  await expect.poll(belowFlow).toBe(48);
  for (const size of [ON_ITS_SIDE, UPRIGHT, ON_ITS_SIDE, UPRIGHT]) {
    await page.setViewportSize(size);
    await expect.poll(() => placeOf(page, '#step-4', '.ck-step-title')).toBe('at the top');
  }
  await expect.poll(belowFlow).toBe(48);
});

test.describe('after level 1', () => {
  test.use({ kept: levelsPassed(1) });

  for (const [number, edge] of ['From Item to Parser', 'From Language Model back to Loop'].entries())
    test(`the edge that was chosen in a flow stays in sight when a phone is turned: ${edge}`, async ({
      page,
    }) => {
      await openWithKeptPlace(page, '/level-2/task-3');
      const question = page.getByRole('group', { name: /Which edge hands on all drafts/ });
      const mark = question.locator('.ck-flow-mark:visible', { hasText: `${number + 1}` });
      await mark.tap();
      await expect(question.getByRole('radio', { name: edge })).toBeChecked();
      for (const size of [ON_ITS_SIDE, UPRIGHT, ON_ITS_SIDE, UPRIGHT]) {
        await page.setViewportSize(size);
        await expect(mark, `${size.width} x ${size.height}`).toBeInViewport({ ratio: 1 });
      }
    });
});

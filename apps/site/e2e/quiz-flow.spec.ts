import type { Locator } from '@playwright/test';
import { axeViolations, expectFits } from './support/axe.js';
import { levelsPassed } from './support/course.js';
import { untilNothingIsFetched } from './support/page.js';
import { expectResult, NOT_ENOUGH, takeQuiz } from './support/quiz.js';
import { shiftsOf, watchShifts } from './support/shifts.js';
import { expect, test } from './support/test.js';

test.use({ kept: levelsPassed(2) });

/** How tall the lettering of a drawing is on the screen, in pixels. */
const letteringOf = (question: Locator) =>
  question
    .locator('.ck-flow-picture:visible')
    .evaluate((picture: SVGSVGElement) => (13 * picture.clientWidth) / picture.viewBox.baseVal.width);

for (const [width, colorScheme] of [
  [1280, 'dark'],
  [390, 'light'],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, hasTouch: width === 390 });

    test('a question of a test is answered in the flow of its lesson, and nothing moves', async ({
      page,
    }) => {
      // A retake then asks the second to the sixth question, with their first option last.
      await page.addInitScript(() => {
        Math.random = () => 0;
      });
      await watchShifts(page);
      await page.goto('/level-3/quiz');
      await untilNothingIsFetched(page);
      expect(await shiftsOf(page)).toEqual([]);

      const about = page.getByRole('group', { name: /many of them begin or end in the middle/ });
      await expect(about.locator('.ck-flow-mark:visible')).toHaveText('?');
      expect(await letteringOf(about)).toBeGreaterThanOrEqual(11);

      await takeQuiz(page, NOT_ENOUGH);
      await expectResult(page, 'Not Passed');
      await page.getByRole('button', { name: 'Retake Test' }).click();
      const placed = page.getByRole('group', { name: /the span of Knowledge holds the row/ });
      const marks = placed.locator('.ck-flow-mark:visible');
      await expect(marks).toHaveText(['1', '2', '3', '4']);
      expect(await letteringOf(placed)).toBeGreaterThanOrEqual(11);
      if (width === 390) await marks.nth(1).tap();
      else await marks.nth(1).click();
      await expect(placed.getByRole('radio', { name: /The prompt, because/ })).toBeChecked();
      await expect(marks.nth(1)).toHaveAttribute('data-chosen', 'true');

      expect(await axeViolations(page)).toEqual([]);
      await expectFits(page);
    });
  });

import type { Page } from '@playwright/test';
import { levelsPassed } from './support/course.js';
import { scrollToPart, untilNothingIsFetched } from './support/page.js';
import { expectResult, NOT_ENOUGH, option, optionIdOf, question, takeQuiz } from './support/quiz.js';
import { shiftsOf, watchShifts } from './support/shifts.js';
import { expect, test } from './support/test.js';

/** Opens a test anew on a slow device. @returns what has moved on the screen by the time that nothing comes any more */
async function movedIn(page: Page, address: string): Promise<readonly unknown[]> {
  await page.goto(address);
  await untilNothingIsFetched(page);
  return shiftsOf(page);
}

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    test.beforeEach(async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await watchShifts(page);
    });

    test('nothing moves when a test is opened: new, begun, failed and taken again', async ({ page }) => {
      expect(await movedIn(page, '/level-1/quiz'), 'new').toEqual([]);
      await option(page, 2, await optionIdOf(page, 2, true)).check();
      expect(await movedIn(page, '/level-1/quiz'), 'begun').toEqual([]);
      await takeQuiz(page, NOT_ENOUGH);
      await expectResult(page, 'Not Passed');
      expect(await movedIn(page, '/level-1/quiz'), 'failed').toEqual([]);
      await page.getByRole('button', { name: 'Retake Test' }).click();
      await option(page, 2, await optionIdOf(page, 2, true)).check();
      expect(await movedIn(page, '/level-1/quiz'), 'taken again').toEqual([]);
      await expect(question(page, 2).getByRole('radio', { checked: true })).toHaveCount(1);
    });

    test('who reloads a result is where they were in it, and nothing moves', async ({ page }) => {
      await page.goto('/level-1/quiz');
      await takeQuiz(page, NOT_ENOUGH);
      await expectResult(page, 'Not Passed');
      const top = () => page.evaluate(() => window.scrollY);
      for (const part of ['.ck-answer:nth-child(2)', '.site-footer']) {
        await scrollToPart(page, part);
        const before = await top();
        expect(before, part).toBeGreaterThan(300);
        expect(await movedIn(page, '/level-1/quiz'), part).toEqual([]);
        await expectResult(page, 'Not Passed');
        expect(await top(), part).toBe(before);
      }
    });

    test.describe('with Level 1 passed', () => {
      test.use({ kept: levelsPassed(1) });

      test('nothing moves when its test is opened, or that of Level 2', async ({ page }) => {
        expect(await movedIn(page, '/level-1/quiz'), 'passed').toEqual([]);
        await expectResult(page, 'Passed');
        expect(await movedIn(page, '/level-2/quiz'), 'the next one').toEqual([]);
        await expect(page.getByRole('radio').first()).toBeVisible();
      });
    });
  });

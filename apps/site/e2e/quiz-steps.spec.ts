import { expectAccessible } from './support/axe.js';
import { expectVisibleFocus } from './support/keyboard.js';
import { expectResult, NOT_ENOUGH, takeQuiz } from './support/quiz.js';
import { expect, test } from './support/test.js';

const AGAIN = /^Read step \d of “.+” again$/;

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test.describe(`${size.width} px wide`, () => {
    test.use({ viewport: size });

    test('a wrong answer leads to the step that teaches it, open and in focus though it was done, and back', async ({
      page,
    }) => {
      await page.goto('/level-1/task-4');
      const checks = page.getByRole('checkbox', { name: /^I see it/ });
      // They come after the steps.
      await expect(checks).not.toHaveCount(0);
      const count = await checks.count();
      for (let step = 0; step < count; step += 1) await checks.nth(step).check();
      await page.goto('/level-1/quiz');
      await takeQuiz(page, NOT_ENOUGH);
      await expectResult(page, 'Not Passed');
      const links = page.getByRole('link', { name: AGAIN });
      await expect(links).toHaveText([
        'Read step 6 of “First Flow Modification” again',
        'Read step 4 of “Interface Exploration” again',
      ]);
      await expect(page.getByText("You'll find the answers in these lessons:")).toHaveCount(0);
      await expectAccessible(page);

      await links.first().focus();
      await expect(links.first()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/level-1/task-4#step-6');
      const step = page.locator('#step-6');
      await expect(step).toBeFocused();
      await expect(step.getByRole('heading', { name: 'Feel the temperature' })).toBeInViewport();
      await expect(step.locator('details')).toHaveAttribute('open');
      await expect(page.locator('#step-2 details').first()).not.toHaveAttribute('open');
      await expect(step.getByText('decides how freely the model chooses its words')).toBeInViewport();

      const back = page.getByRole('link', { name: 'Back to your result' });
      await expect(back).toBeInViewport({ ratio: 1 });
      expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      await back.focus();
      await page.keyboard.press('Enter');
      await expectResult(page, 'Not Passed');
      await expect(links.first()).toBeFocused();
      await expectVisibleFocus(links.first());
      await expect(links.first()).toBeInViewport();

      // Who comes from elsewhere is led back nowhere.
      await page.goto('/level-1');
      await page.goto('/level-1/task-4#step-6');
      await expect(checks).not.toHaveCount(0);
      await expect(back).toHaveCount(0);
    });
  });

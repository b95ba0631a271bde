import type { Page } from '@playwright/test';
import { answer, expectResult, NOT_ENOUGH, option, optionIdOf, RIGHT } from './support/quiz.js';
import { expect, test as base } from './support/test.js';

/** The test of Level 1 is open in two windows of one browser. */
const test = base.extend<{ readonly other: Page }>({
  other: async ({ page, context }, provide) => {
    const other = await context.newPage();
    for (const window of [page, other]) await window.goto('/level-1/quiz');
    await provide(other);
  },
});
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('what is answered in one window is shown in the other as it arrives, where the focus stays', async ({
  page,
  other,
}) => {
  const right = async (number: number) => {
    const id = await optionIdOf(page, number, true);
    return (window: Page) => option(window, number, id);
  };
  const [one, another, third] = [await right(1), await right(2), await right(3)];
  await third(other).focus();
  await one(page).check();
  await expect(one(other), 'also where nothing is answered yet').toBeChecked();
  await expect(third(other)).toBeFocused();
  await another(other).press('Space');
  await expect(another(page)).toBeChecked();
  await expect(one(page)).toBeFocused();
  const wrong = await optionIdOf(page, 1, false);
  await option(other, 1, wrong).check();
  await expect(option(page, 1, wrong)).toBeChecked();
  await third(page).check();
  for (const window of [page, other]) {
    await expect(window.getByText('3 of 5 answered').first()).toBeVisible();
    for (const chosen of [option(window, 1, wrong), another(window), third(window)])
      await expect(chosen).toBeChecked();
  }
});

test('a test that is open in two windows is handed in once, and both show its newest result', async ({
  page,
  other,
}) => {
  await answer(page, NOT_ENOUGH);
  await answer(other, NOT_ENOUGH);
  await press(page, 'Submit answers');
  for (const window of [page, other]) await expectResult(window, 'Not Passed');

  await press(page, 'Retake Test');
  await answer(page, RIGHT);
  await press(other, 'Retake Test');
  await expect(other.getByText('5 of 5 answered').first()).toBeVisible();
  await press(page, 'Submit answers');
  for (const window of [page, other]) {
    await expectResult(window, 'Passed');
    await expect(window.getByRole('button', { name: 'Submit answers' })).toHaveCount(0);
  }

  await press(other, 'Retake Test');
  await press(other, 'Back to your result');
  await expectResult(other, 'Passed');
});

import type { Page } from '@playwright/test';
import { answer, expectResult, NOT_ENOUGH, RIGHT } from './support/quiz.js';
import { expect, test } from './support/test.js';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a test that is open in two windows is handed in once, and both show its newest result', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const window of [page, other]) await window.goto('/level-1/quiz');
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

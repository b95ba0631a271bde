import { answer, expectResult, NOT_ENOUGH, RIGHT } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { expectStored } from './saving/support/learner.js';
import { handIn, openAs, register } from './support/learner.js';
import type { Page } from '@playwright/test';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit answers' }).click();

test('of two windows with the same retake the first one counts, and the second one is told', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/status of 400/);
  const learner = await register(request);
  await handIn(request, learner, 1, 0);
  await openAs(page, learner, '/level-1/quiz');
  await expect(page.getByText('0 of 5 answered').first()).toBeVisible();
  await answer(page, RIGHT);
  const second = await context.newPage();
  await second.goto('/level-1/quiz');
  await expect(second.getByText('5 of 5 answered').first()).toBeVisible();
  await answer(second, NOT_ENOUGH);

  await submit(page);
  await expectResult(page, 'Passed');
  await submit(second);
  await expect(second.getByRole('heading', { name: 'Other questions this time' })).toBeVisible();
  await expect(second.getByText('could not be saved')).toHaveCount(0);
  await expectStored(request, learner, { 1: { score: 100 } });
  await second.getByRole('button', { name: 'Show the questions' }).click();
  await expect(second.getByText('0 of 5 answered').first()).toBeVisible();
});

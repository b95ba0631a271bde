import type { Page } from '@playwright/test';
import { quizPassed } from '../support/course.js';
import { expectToast, goOffline } from '../support/page.js';
import { answer, expectResult, NOT_ENOUGH, passQuiz, RIGHT, rightText, takeQuiz } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { newAccount, signUp } from './support/account.js';
import { handIn, openAs, register } from './support/learner.js';
import { requestsOf } from './support/network.js';
import { expectStored, stored } from './saving/support/learner.js';

const EXPLANATION = 'The default port is 7860.';
const submit = (page: Page) => page.getByRole('button', { name: 'Submit answers' }).click();

// That no file of a build has answers or explanations: site.build.test.ts. Whoever has handed in elsewhere, loses an
// answer or has tried too often: marking-contract.ts, hand-in-quiz.test.ts, quiz-pool.test.tsx and quiz-marking.test.tsx.
test('a failure hides what was right; a retake asks what is drawn', async ({ page, request }) => {
  const learner = await register(request);
  const draws = requestsOf(page, /\/rpc\/draw_quiz$/, 'POST');
  await openAs(page, learner, '/level-1/quiz');
  const right = await rightText(page, 4);
  await takeQuiz(page, NOT_ENOUGH);
  await expectResult(page, 'Not Passed');
  await expectToast(page, 'Quiz completed', 'You need at least 70% to pass.');
  await expect(page.getByText(/60\s?%/).first()).toBeVisible();
  await expect(page.getByText(right)).toHaveCount(0);
  await expect(page.getByText(EXPLANATION)).toBeVisible();
  expect((await stored(request, learner))[1]?.score ?? null).toBeNull();
  const before = draws.length;
  await page.getByRole('button', { name: 'Retake Test' }).click();
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  expect(draws).toHaveLength(before + 1);
  await passQuiz(page);
  await expectToast(page, 'Quiz completed!', 'Great job! You can proceed to the next level.');
  await expectStored(request, learner, { 1: { score: 100 } });
});

test('without a network answers wait, and are marked later', async ({ page, context, request, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const learner = await openAs(page, await register(request), '/level-1/quiz');
  await answer(page, RIGHT);
  await goOffline(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Waiting for a connection' })).toBeFocused();
  const words = "You're offline. Your work is kept in this browser and saved once you're online.";
  await expect(page.locator('.ck-results').getByText(words)).toBeVisible();
  await expect(page.getByText('Passed')).toHaveCount(0);

  await context.setOffline(false);
  await expectResult(page, 'Passed');
  await expectStored(request, learner, { 1: { score: 100 } });
  expect((await handIn(request, learner, 1, 0)).attempt, 'the next attempt').toBe(2);
});

// A visitor whom nobody can answer: hand-in-quiz.test.ts.
test.describe('a visitor whose browser says that Level 1 is passed', () => {
  test.use({ kept: quizPassed(1) });

  test('is not believed without the answers, and is told', async ({ page, troubles }) => {
    troubles.expect(/status of 403/);
    await signUp(page, newAccount());
    await expect(page.getByText('1 change could not be saved')).toBeVisible();
    await page.goto('/level-2');
    await expect(page).toHaveURL('/locked');
  });
});

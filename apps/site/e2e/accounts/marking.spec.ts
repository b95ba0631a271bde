import type { APIRequestContext, Page } from '@playwright/test';
import { quizPassed } from '../support/course.js';
import { expectToast, goOffline } from '../support/page.js';
import { answer, expectResult, NOT_ENOUGH, rightText, RIGHT, takeQuiz } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { newAccount, signUp } from './support/account.js';
import { handIn, openAs, register, type Learner } from './support/learner.js';
import { expectStored, stored } from './saving/support/learner.js';

const DRAW = /\/rpc\/draw_quiz$/;
const VISITORS = /\/rpc\/mark_visitor_quiz$/;
const EXPLANATION = 'The default port is 7860.';
const submit = (page: Page) => page.getByRole('button', { name: 'Submit answers' }).click();
const again = (page: Page) => page.getByRole('button', { name: 'Hand in again' });

/** Which attempt of the learner at Level 1 the next one is. */
const nextAttempt = async (request: APIRequestContext, learner: Learner) =>
  (await handIn(request, learner, 1, 0)).attempt;

test('a pass is marked by the database, which alone knows why answers are right', async ({
  page,
  request,
}) => {
  const learner = await register(request);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  await openAs(page, learner, '/level-1/quiz');
  await takeQuiz(page, RIGHT);
  await expectResult(page, 'Passed');
  await expectToast(page, 'Quiz completed!', 'Great job! You can proceed to the next level.');
  await expect(page.getByText(EXPLANATION)).toBeVisible();
  const loaded = await Promise.all(scripts);
  expect(
    loaded.some((script) => script.includes('http://127.0.0.1:7860')),
    'the questions',
  ).toBe(true);
  expect(loaded.some((script) => script.includes(EXPLANATION))).toBe(false);
  await expectStored(request, learner, { 1: { score: 100 } });
});

// Whoever has handed in elsewhere, loses an answer or has tried too often: marking-contract.ts, hand-in-quiz.test.ts and
// the views' quiz-pool.test.tsx and quiz-marking.test.tsx.
test('a failure keeps what would have been right; a retake asks what the database draws, and can be passed', async ({
  page,
  request,
}) => {
  const learner = await register(request);
  const draws: string[] = [];
  page.on(
    'request',
    (sent) => void (DRAW.test(sent.url()) && sent.method() === 'POST' && draws.push(sent.url())),
  );
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
  await takeQuiz(page, RIGHT);
  await expectResult(page, 'Passed');
  await expectStored(request, learner, { 1: { score: 100 } });
});

test('without a network answers wait as handed in, and are marked where they are shown', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const learner = await register(request);
  await openAs(page, learner, '/level-1/quiz');
  await answer(page, RIGHT);
  await goOffline(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Handed in' })).toBeFocused();
  await expect(
    page.getByText('They are marked when you are online, and count as one attempt.'),
  ).toBeVisible();
  await expect(page.getByText('Passed')).toHaveCount(0);

  await context.setOffline(false);
  await expectResult(page, 'Passed');
  await expectStored(request, learner, { 1: { score: 100 } });
  expect(await nextAttempt(request, learner)).toBe(2);
});

test.describe('a visitor', () => {
  test('hands in again what nobody could mark, and passes', async ({ page, context, troubles }) => {
    troubles.expect(/status of 503/);
    await page.goto('/level-1/quiz');
    await context.route(VISITORS, (route) => route.fulfill({ status: 503 }));
    await takeQuiz(page, RIGHT);
    await expectResult(page, 'Not marked yet');
    await context.unroute(VISITORS);
    await again(page).click();
    await expectResult(page, 'Passed');
    await expect(page.getByText(EXPLANATION)).toBeVisible();
  });

  test.describe('whose browser says that Level 1 is passed', () => {
    test.use({ kept: quizPassed(1) });

    test('is not believed without the answers, and is told', async ({ page, troubles }) => {
      troubles.expect(/status of 403/);
      const account = newAccount();
      await signUp(page, account);
      await expect(page.getByText('1 change could not be saved')).toBeVisible();
      await page.goto('/level-2');
      await expect(page).toHaveURL('/locked');
    });
  });
});

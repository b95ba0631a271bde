import type { APIRequestContext, Page } from '@playwright/test';
import { quizPassed } from '../support/course.js';
import { expectToast } from '../support/page.js';
import { answer, expectResult, NOT_ENOUGH, rightText, RIGHT, takeQuiz } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { newAccount, signUp } from './support/account.js';
import { handIn, openAs, register, type Learner } from './support/learner.js';
import { firstCard } from './support/learning.js';
import { expectStored, stored } from './saving/support/learner.js';
import { networkIsBack } from './saving/support/screen.js';

const HAND_IN = /\/rpc\/hand_in_quiz$/;
const DRAW = /\/rpc\/draw_quiz$/;
const VISITORS = /\/rpc\/mark_visitor_quiz$/;
const OTHER_QUESTIONS = 'Other questions this time';
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

test('a failure says which answers were wrong, and keeps what would have been right', async ({
  page,
  request,
}) => {
  const learner = await register(request);
  await openAs(page, learner, '/level-1/quiz');
  const right = await rightText(page, 4);
  await takeQuiz(page, NOT_ENOUGH);
  await expectResult(page, 'Not Passed');
  await expectToast(page, 'Quiz completed', 'You need at least 70% to pass.');
  await expect(page.getByText(/60\s?%/).first()).toBeVisible();
  await expect(page.getByText(right)).toHaveCount(0);
  await expect(page.getByText(EXPLANATION)).toBeVisible();
  await page.goto('/dashboard');
  await expect(firstCard(page)).toContainText('Pending');
});

test('a retake asks what the database draws, and can be passed', async ({ page, request }) => {
  const learner = await register(request);
  const draws: string[] = [];
  page.on(
    'request',
    (sent) => void (DRAW.test(sent.url()) && sent.method() === 'POST' && draws.push(sent.url())),
  );
  await openAs(page, learner, '/level-1/quiz');
  await takeQuiz(page, NOT_ENOUGH);
  await expectResult(page, 'Not Passed');
  expect(draws).toHaveLength(0);
  await page.getByRole('button', { name: 'Retake Test' }).click();
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  expect(draws).toHaveLength(1);
  await takeQuiz(page, RIGHT);
  await expectResult(page, 'Passed');
  await expectStored(request, learner, { 1: { score: 100 } });
});

test('who has handed in elsewhere meanwhile is asked other questions, and told so', async ({
  page,
  request,
  troubles,
}) => {
  troubles.expect(/status of 409/);
  const learner = await register(request);
  await openAs(page, learner, '/level-1/quiz');
  await answer(page, RIGHT);
  await handIn(request, learner, 1, 0);
  await submit(page);
  await expect(page.getByRole('heading', { name: OTHER_QUESTIONS })).toBeFocused();
  await expect(page.getByText('could not be saved')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the questions' }).click();
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  await takeQuiz(page, RIGHT);
  await expectResult(page, 'Passed');
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
  await context.setOffline(true);
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

test('an answer that is lost after the server has marked leaves one attempt, whatever is repeated', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  const learner = await register(request);
  await openAs(page, learner, '/level-1/quiz');
  let lost = 0;
  await context.route(HAND_IN, async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });
  await takeQuiz(page, RIGHT);
  await expectResult(page, 'Handed in');
  await again(page).click();
  await expect.poll(() => lost).toBeGreaterThan(1);
  await context.unroute(HAND_IN);
  await networkIsBack(page);
  await expectResult(page, 'Passed');
  await expectStored(request, learner, { 1: { score: 100 } });
  expect(await nextAttempt(request, learner)).toBe(2);
});

test('after too many attempts the screen says when there is another', async ({ page, request, troubles }) => {
  troubles.expect(/status of (409|429)/);
  const learner = await register(request);
  for (let attempt = 0; attempt < 6; attempt += 1)
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    await handIn(request, learner, 1, 20);
  await openAs(page, learner, '/level-1/quiz');
  await takeQuiz(page, RIGHT);
  await expectResult(page, OTHER_QUESTIONS);
  await page.getByRole('button', { name: 'Show the questions' }).click();
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  await takeQuiz(page, RIGHT);
  await expectResult(page, 'No more attempts for now');
  await expect(page.getByText(/You can hand them in again in (59|60) minutes\./)).toBeVisible();
  await again(page).click();
  await expect(again(page)).toBeEnabled();
  await expectResult(page, 'No more attempts for now');
  expect((await stored(request, learner))[1]?.score ?? null).toBeNull();
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

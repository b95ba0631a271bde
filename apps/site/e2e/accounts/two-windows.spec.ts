import { hold, SCRIPTS, toasts } from '../support/page.js';
import { answer, expectResult, NOT_ENOUGH, question, RIGHT } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { expectStored } from './saving/support/learner.js';
import { backend, requestsOf, savesOf } from './support/network.js';
import { handIn, openAs, register, STILL, type Learner } from './support/learner.js';
import type { APIRequestContext, Page } from '@playwright/test';

const DRAW = /\/rpc\/draw_quiz$/;
const LAST = /\/rpc\/last_attempt$/;
const HAND_IN = /\/rpc\/hand_in_answers$/;
const retake = (page: Page) => page.getByRole('button', { name: 'Retake Test' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit answers' }).click();

/** Somebody whose first attempt at the test of Level 1 is marked. */
async function failedOnce(request: APIRequestContext): Promise<Learner> {
  const learner = await register(request);
  await handIn(request, learner, 1, 0);
  return learner;
}

test('nothing can be answered before it is known whether there was an attempt, whose result is shown then', async ({
  page,
  context,
  request,
}) => {
  const learner = await failedOnce(request);
  const answerNow = await hold(context, LAST);
  const letScriptsCome = await hold(context, SCRIPTS);
  await openAs(page, learner, STILL);
  await page.goto('/level-1/quiz', { waitUntil: 'load' });
  await expect(page.locator('.ck-question label').first()).toHaveCSS('pointer-events', 'none');
  await expect(page.locator('.ck-question').first()).toBeHidden();
  letScriptsCome();
  await expect(page.getByText('Choosing your questions…')).toBeVisible();
  await expect(question(page, 1)).toHaveCount(0);

  answerNow();
  await expectResult(page, 'Not Passed');
  await expect(page.getByText('You can hand in 5 more attempts within this hour.')).toBeVisible();
  await retake(page).click();
  await expect(page.getByText('0 of 5 answered').first()).toBeVisible();
  await answer(page, RIGHT);
  await submit(page);
  await expectResult(page, 'Passed');
  await page.reload();
  await expectResult(page, 'Passed');
});

test('what one window hands in is shown in the other, and handed in once', async ({
  page,
  context,
  request,
}) => {
  const learner = await failedOnce(request);
  await openAs(page, learner, '/level-1/quiz');
  await retake(page).click();
  await expect(page.getByText('0 of 5 answered').first()).toBeVisible();
  const second = await context.newPage();
  const handIns = [page, second].map((window) => requestsOf(window, HAND_IN, 'POST'));
  await second.goto('/level-1/quiz');
  await answer(second, NOT_ENOUGH);
  await expect(page.getByText('5 of 5 answered').first()).toBeVisible();

  await answer(page, RIGHT);
  await submit(page);
  for (const window of [page, second]) await expectResult(window, 'Passed');
  await expect(second.getByRole('button', { name: 'Submit answers' })).toHaveCount(0);
  await expectStored(request, learner, { 1: { score: 100 } });
  expect(handIns.map((sent) => sent.length)).toEqual([1, 0]);
});

test('of two devices with one retake the first one counts', async ({
  page,
  context,
  request,
  anotherBrowser,
  troubles,
}) => {
  troubles.expect(/status of 409/);
  const learner = await failedOnce(request);
  const letDraw = await hold(context, DRAW);
  await openAs(page, learner, '/level-1/quiz');
  await retake(page).click();
  await expect(page.getByText('Choosing your questions…')).toBeVisible();
  letDraw();
  await expect(page.getByText('0 of 5 answered').first()).toBeVisible();
  await answer(page, RIGHT);
  const second = await anotherBrowser();
  await openAs(second, learner, '/level-1/quiz');
  await retake(second).click();
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

test('a test that waits behind a change is handed in once', async ({ page, context, request }) => {
  const learner = await register(request);
  const handIns = requestsOf(page, HAND_IN, 'POST');
  await openAs(page, learner, '/level-1/task-1');
  await expect(page.getByRole('button', { name: 'Mark as Completed' })).toBeVisible();
  const answerNow = await hold(context, backend.progress, 'POST');
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await page.goto('/level-1/quiz');
  await answer(page, RIGHT);
  await submit(page);
  await expect(page.getByRole('button', { name: 'Submit answers' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Handed in' })).toBeVisible();
  await expect(page.getByText('Your test is being marked.')).toBeVisible();
  await expect(page.getByText("The server doesn't answer.")).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Submit answers|Try now/ })).toHaveCount(0);

  answerNow();
  await expectResult(page, 'Passed');
  await expectStored(request, learner, { 1: { score: 100 } });
  const ids = handIns.map((sent) => (sent.postDataJSON() as { hand_in_id: string }).hand_in_id);
  expect(new Set(ids).size).toBe(1);
  expect((await handIn(request, learner, 1, 0)).attempt, 'the next attempt').toBe(2);
});

for (const [name, failure, trouble] of [
  ['answers 500 with a page', { status: 500, contentType: 'text/html', body: '<html>' }, /status of 500/],
  ['answers 503', { status: 503, json: { message: 'Later.' } }, /status of 503/],
  ['answers with a page', { status: 200, contentType: 'text/html', body: '<html>' }, null],
] as const)
  test(`a server that ${name} has answers wait`, async ({ page, context, request, troubles }) => {
    if (trouble) troubles.expect(trouble);
    const saves = savesOf(page, backend.progress);
    await openAs(page, await register(request), '/level-1/quiz');
    await answer(page, RIGHT);
    await context.route(HAND_IN, (route) => route.fulfill(failure));
    await submit(page);
    await expect(page.locator('main').getByText("The server doesn't answer.")).toBeVisible();
    await expect(page.getByText('They are marked when you are online')).toHaveCount(0);
    await expect(toasts(page, 'Error saving progress')).toContainText('Please try again');
    await page.reload();
    await expectResult(page, 'Waiting for the server');
    await context.unroute(HAND_IN);
    await expectResult(page, 'Passed');
    await expect.poll(() => saves.length, 'it is saved once').toBe(1);
  });

import type { Page } from '@playwright/test';
import { hold, keepLevel } from '../support/page.js';
import { expectResult } from '../support/quiz.js';
import {
  ALL_ANSWERED,
  BEGUN_AGAIN,
  live,
  NOT_BEGUN,
  notPassed,
  PASSED,
  SOME_ANSWERS,
  submit,
  WAYS,
  type Moment,
} from '../support/quiz-moments.js';
import { expect, test } from '../support/test.js';
import { handIn, openAs, register } from './support/learner.js';
import { requestsOf } from './support/network.js';
import { expectStored } from './saving/support/learner.js';

const HAND_IN = /\/rpc\/hand_in_answers$/;
/** How many attempts an account has within an hour. */
const ATTEMPTS = 6;

const expectUsedUp = async (page: Page) => {
  await expectResult(page, 'Not Passed');
  await expect(page.getByText('Your earlier pass stands.')).toBeVisible();
  await expect(page.getByText(/^You can hand in another attempt in \d+ minutes\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retake Test' })).toBeDisabled();
};

for (const way of Object.keys(WAYS))
  test(`a reload ${way} at each of eight moments of a test shows the right screen, and loses nothing`, async ({
    page,
    context,
    request,
    troubles,
  }) => {
    test.setTimeout(300_000);
    const learner = await register(request);
    const windows = [page];
    const isOffline = way === 'without a network';
    if (isOffline) {
      troubles.expect(/ERR_INTERNET_DISCONNECTED/);
      await openAs(page, learner, '/level-1');
      await keepLevel(page, 1);
    }
    if (way === 'in two tabs') windows.push(await context.newPage());
    await openAs(page, learner, '/level-1/quiz');
    for (const window of windows.slice(1)) await window.goto('/level-1/quiz');
    const handIns = windows.map((window) => requestsOf(window, HAND_IN, 'POST'));

    let markNow = () => {};
    const handedIn: Moment = {
      name: 'handed in, and not marked yet',
      comesOffline: true,
      come: async (window) => {
        if (!isOffline) markNow = await hold(context, HAND_IN);
        await submit(window);
      },
      expectShown: async (window) => {
        await expect(window.getByRole('button', { name: 'Submit answers' })).toHaveCount(0);
        await expect(
          window
            .getByRole('main')
            .getByText(/Saving\.\.\.|Your test is being marked\./)
            .first(),
        ).toBeVisible();
      },
      expectOffline: (window) =>
        expect(window.getByRole('heading', { name: 'Waiting for a connection' })).toBeVisible(),
    };
    const usedUp: Moment = {
      name: 'attempts used up',
      come: async () => {
        for (let attempt = 3; attempt <= ATTEMPTS; attempt += 1) await handIn(request, learner, 1, 0);
        for (const window of windows) await window.reload();
      },
      expectShown: expectUsedUp,
    };
    await live(
      [
        NOT_BEGUN,
        SOME_ANSWERS,
        ALL_ANSWERED,
        handedIn,
        notPassed(async () => markNow()),
        BEGUN_AGAIN,
        PASSED,
        usedUp,
      ],
      way,
      windows,
    );
    await expectStored(request, learner, { 1: { score: 100 } });
    const ids = handIns.flat().map((sent) => (sent.postDataJSON() as { hand_in_id: string }).hand_in_id);
    expect(new Set(ids).size, 'attempts that were handed in here').toBe(2);
  });

import type { BrowserContext, Page } from '@playwright/test';
import { toasts } from '../support/page.js';
import { answer, RIGHT, takeQuiz } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { handIn, openAs, register } from './support/learner.js';
import { toggle } from './support/learning.js';
import { backend, breakBackend } from './support/network.js';

const OFFLINE = "You're offline. Your work is kept in this browser and saved once you're online.";
const FAILING = "The server doesn't answer. Your work is kept in this browser and saved by itself.";
const LIMITED =
  'No more attempts for now. Your answers are kept in this browser and handed in by themselves.';
const SIGNED_OUT = 'Kept in this browser. Sign in to save it to your account.';
const line = (page: Page) => page.locator('.ck-save-status');
const main = (page: Page) => page.getByRole('main');

/** Everything on the page lies below the header's line, or above it. */
async function expectBelowHeader(page: Page): Promise<void> {
  const crossed = await page.evaluate(() => {
    const edge = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    const text = document.querySelector('.ck-save-status-line')?.getBoundingClientRect();
    return text !== undefined && text.top < edge && text.bottom > edge;
  });
  expect(crossed).toBe(false);
}

/** The sentence and the action, at the button or the heading, in the line and in the toast. */
async function expectTold(page: Page, sentence: string, action: string): Promise<void> {
  for (const place of [main(page), line(page)]) {
    await expect(place.getByText(sentence, { exact: true })).toBeVisible();
    await expect(place.getByRole('button', { name: action })).toBeVisible();
  }
  await expectBelowHeader(page);
}

const TROUBLES = {
  offline: [OFFLINE, /ERR_INTERNET_DISCONNECTED/, (context: BrowserContext) => context.setOffline(true)],
  'a server that answers 503': [
    FAILING,
    /status of 503/,
    (context: BrowserContext) => breakBackend(context, 503, backend.any),
  ],
} as const;

for (const [name, [sentence, trouble, fail]] of Object.entries(TROUBLES))
  for (const width of [390, 1280])
    test(`${name} is told in the same words at ${width} px, wherever it is told`, async ({
      page,
      context,
      request,
      troubles,
    }) => {
      troubles.expect(trouble);
      await page.setViewportSize({ width, height: 844 });
      await openAs(page, await register(request), '/level-1/task-2');
      await expect(toggle(page)).toBeEnabled();
      await expect(line(page), 'nothing was saved in this visit').toBeHidden();
      // With what the page fetches when it is idle.
      await page.waitForLoadState('networkidle');
      await fail(context);
      await toggle(page).click();
      await expect(toasts(page, 'Error saving progress')).toContainText(sentence);
      await expect(
        toasts(page, 'Error saving progress').getByRole('button', { name: 'Try now' }),
      ).toBeVisible();
      await expectTold(page, sentence, 'Try now');
      await context.setOffline(false);
      await context.unroute(backend.any);
      // On a phone it stands before the line.
      await toasts(page, 'Error saving progress').getByRole('button', { name: 'Try now' }).click();
      await expect(line(page).getByText('Saved to your account')).toBeVisible();
      await expectBelowHeader(page);
      await expect(line(page), 'a moment later').toBeHidden();
    });

test('attempts that are used up are told in the same words, with the time', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/status of 429/);
  await openAs(page, await register(request), '/level-1/quiz');
  await context.route(/\/rpc\/hand_in_answers$/, (route) =>
    route.fulfill({ status: 429, json: { code: 'PT429', message: 'too many attempts', details: '3600' } }),
  );
  await takeQuiz(page, RIGHT);
  await expectTold(page, LIMITED, 'Handed in again in 60 minutes');
  await page.reload();
  await expectTold(page, LIMITED, 'Handed in again in 60 minutes');
  await page.goto('/level-1/task-2');
  await expect(line(page).getByText(LIMITED)).toBeVisible();
  await expect(line(page).getByRole('button', { name: 'Handed in again in 60 minutes' })).toBeDisabled();
  await main(page).getByRole('link', { name: 'Back to Level' }).first().click();
  await main(page).getByRole('link', { name: 'Start Test' }).click();
  await expectTold(page, LIMITED, 'Handed in again in 60 minutes');
});

test('a test without attempts left says so wherever it is offered, also where the page is loaded anew', async ({
  page,
  request,
}) => {
  const learner = await register(request);
  for (let attempt = 1; attempt <= 6; attempt += 1) await handIn(request, learner, 1, 60);
  const told = main(page).getByText(/You can hand in another attempt in \d+ minutes\.$/);
  await openAs(page, learner, '/level-1/quiz');
  await expect(told).toBeVisible();
  await page.goto('/level-1');
  await expect(told).toHaveText(/^Your last result: 60%, not passed\. The test opens with it\./);
  await expect(main(page).getByRole('link', { name: 'Start Test' })).toHaveAccessibleDescription(
    (await told.innerText()).trim(),
  );
  await page.goto('/level-2');
  await expect(page).toHaveURL('/locked');
  await expect(told).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Take the test of Level 1' })).toHaveCount(0);
});

test('a session that the auth server ends asks to sign in', async ({ page, context, request, troubles }) => {
  troubles.expect(/status of (400|401)/);
  await openAs(page, await register(request), '/level-1/quiz');
  await answer(page, RIGHT);
  await context.route(backend.tables, (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
  );
  await context.route(backend.refresh, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' },
    }),
  );
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(toasts(page, 'Authentication required').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(main(page).getByText(SIGNED_OUT)).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  // The line says it for as long as the visit lasts; the page that it leads to needs no link to itself.
  for (const link of ['Back to Level', 'Home']) {
    await page.getByRole('link', { name: link }).first().click();
    await expect(line(page).getByText(SIGNED_OUT)).toBeVisible();
  }
  await line(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await expect(line(page)).toBeHidden();
});

test('a level that is not passed yet says what opens it', async ({ page, request }) => {
  await openAs(page, await register(request), '/level-3');
  await expect(main(page).getByText('Level 3 opens when you pass Level 2.', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Go to Level 1/ })).toBeVisible();
});

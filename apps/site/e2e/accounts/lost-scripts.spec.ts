import type { Page } from '@playwright/test';
import { heading, untilNothingIsFetched } from '../support/page.js';
import { answer, expectResult, RIGHT } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { firstCard, expectTasks } from './support/learning.js';
import { openAs, register } from './support/learner.js';
import { expectStored } from './saving/support/learner.js';

const ENGINE = /\/assets\/connect-store\./;
/** What the scripts import that mark and hand in. */
const IMPORTED = /\/assets\/(quiz-outcome|steps)\./;
const RESULTS = /\/assets\/quiz-results\./;
const HAND_IN = /\/assets\/hand-in-quiz\./;
const LOST = /ERR_CONNECTION_RESET/;
const GONE = /status of 404/;
const reload = (page: Page) =>
  page.locator('#page-notice p').filter({ visible: true }).getByRole('link', { name: 'Reload' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit answers' });

for (const [name, script] of [
  ['what sends changes', ENGINE],
  ['what hands answers in', HAND_IN],
] as const)
  test(`answers are kept until ${name} can be fetched`, async ({ page, context, request, troubles }) => {
    troubles.expect(GONE);
    const learner = await register(request);
    await context.route(script, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await openAs(page, learner, '/level-1/quiz');
    await answer(page, RIGHT);
    await submit(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Not handed in yet' })).toBeVisible();
    await expect(submit(page)).toBeEnabled();
    await expect(page.getByText('5 of 5 answered').first()).toBeVisible();

    await context.unroute(script);
    await expectResult(page, 'Passed');
    await expectStored(request, learner, { 1: { score: 100 } });
  });

for (const times of [1, 3])
  test(`progress is read although reset ${times} times`, async ({ page, context, request, troubles }) => {
    troubles.expect(LOST);
    await openAs(page, await register(request, { tasks: [1, 2], score: 100 }), '/privacy-policy');
    await context.route(ENGINE, (route) => route.abort('connectionreset'), { times });
    await page.goto('/level-2');
    await expect(heading(page, /Flow Builder/)).toBeVisible();
    await context.route(ENGINE, (route) => route.abort('connectionreset'), { times });
    await page.goto('/dashboard');
    await expect(firstCard(page)).toBeVisible();
    await expectTasks(page, 2);
  });

test('a lost script that others import is fetched again', async ({ page, context, request, troubles }) => {
  troubles.expect(LOST);
  const learner = await openAs(page, await register(request), '/privacy-policy');
  await context.route(/\/assets\/supabase-account[^?]*$/, (route) => route.abort('connectionreset'));
  await page.goto('/level-1/task-1');
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expectStored(request, learner, { 1: { tasks: [1] } });
  await expect(reload(page)).toHaveCount(0);
});

test('a visitor whose line breaks before the test can be handed in is told, and needs no other page when it is back', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(LOST);
  await context.route(IMPORTED, (route) => route.abort('connectionreset'));
  await page.goto('/level-1/quiz');
  await answer(page, RIGHT);
  await submit(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Not handed in yet' })).toBeVisible();
  await expect(page.getByText('5 of 5 answered').first()).toBeVisible();
  await expect(reload(page)).toBeVisible();

  await context.unroute(IMPORTED);
  await expectResult(page, 'Passed');
  await expect(reload(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Retake Test' }).click();
  await expect(page.getByText('0 of 5 answered').first()).toBeVisible();
});

test('a script is missed only when it is needed', async ({ page, context, troubles }) => {
  troubles.expect(GONE);
  await context.route(RESULTS, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/level-1/quiz');
  const isAsked = page.waitForResponse(/quiz-results.*\?/);
  await answer(page, RIGHT);
  await isAsked;
  await untilNothingIsFetched(page);
  await expect(reload(page)).toHaveCount(0);
  await submit(page).click();
  await expect(reload(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
  await expect(reload(page)).toHaveCount(0);
});

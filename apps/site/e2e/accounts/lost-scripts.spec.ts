import type { Page } from '@playwright/test';
import { heading } from '../support/page.js';
import { answer, expectResult, RIGHT } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { firstCard, expectTasks } from './support/learning.js';
import { openAs, register } from './support/learner.js';
import { expectStored } from './saving/support/learner.js';

const ENGINE = /\/assets\/connect-store\./;
const HAND_IN = /\/assets\/hand-in-quiz\./;
const LOST = /ERR_CONNECTION_RESET/;
const GONE = /status of 404/;
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

test('a lost script that others import is told', async ({ page, context, request, troubles }) => {
  troubles.expect(LOST);
  const learner = await openAs(page, await register(request), '/privacy-policy');
  const once = /\/assets\/supabase-account[^?]*$/;
  await context.route(once, (route) => route.abort('connectionreset'));
  await page.goto('/level-1/task-1');
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  const reload = page
    .locator('#page-notice p')
    .filter({ visible: true })
    .getByRole('link', { name: 'Reload' });
  await expect(reload).toBeVisible();

  await context.unroute(once);
  await reload.click();
  await expectStored(request, learner, { 1: { tasks: [1] } });
  await expect(reload).toHaveCount(0);
});

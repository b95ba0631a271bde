import { heading, expectToast, toasts, waitingChanges } from '../support/page.js';
import { expectResult, RIGHT, answer, takeQuiz } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { openAs, register } from './support/learner.js';
import { completeTasks, expectTasks, firstCard, toggle } from './support/learning.js';
import { backend, breakBackend, holdBackend, requestsOf, savesOf } from './support/network.js';

/** A read is tried three more times before it counts as failed. */
const AFTER_RETRIES = { timeout: 30_000 };

test("the server fails while My Progress opens: the browser's copy is shown, with a note that it may be old", async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/status of 500/);
  await openAs(page, await register(request, { tasks: [1, 2], score: 80 }), '/dashboard');
  await expectTasks(page, 2);
  await page.goto('about:blank');
  await breakBackend(context, 500);
  const reads = requestsOf(page, /course_progress\?select=\*/, 'GET');
  await page.goto('/dashboard');
  await expectTasks(page, 2);
  await expect(firstCard(page)).toContainText('Quiz completed: 80%');
  const toast = toasts(page, 'Error loading progress');
  await expect(toast).toContainText('Please try refreshing the page', AFTER_RETRIES);
  expect(reads, 'it was asked ahead of the page, then by it, and three more times').toHaveLength(5);
  await expectTasks(page, 2);
  await page.getByRole('link', { name: 'Flow Builder' }).click();
  await expect(heading(page, 'Flow Builder')).toBeVisible();
});

test('the server is unreachable when a task is marked: the learner is told once, and the mark is saved once when it is back', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  await openAs(page, await register(request), '/level-1/task-2');
  await expect(toggle(page)).toBeVisible();
  const saves = savesOf(page, backend.progress);
  const tries = requestsOf(page, backend.progress);
  const repair = await breakBackend(context, 'dropped');
  await toggle(page).click();
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  await expect(toasts(page, 'Error saving progress')).toContainText('Please try again', AFTER_RETRIES);
  const before = tries.length;
  await expect.poll(() => tries.length, 'it is tried again').toBeGreaterThan(before);
  await expect(toasts(page, 'Error saving progress'), 'without saying so again').toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  expect(await waitingChanges(page)).toBe(1);
  await repair();
  await expect.poll(() => saves.length, AFTER_RETRIES).toBe(1);
  await page.goto('/dashboard');
  await expectTasks(page, 1);
  expect(saves).toHaveLength(1);
  expect(await waitingChanges(page)).toBe(0);
});

test('a server that is down on handing in a test: the answers are kept, marked when the server is back, and saved once', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/status of 503/);
  await openAs(page, await register(request), '/level-1/quiz');
  await answer(page, RIGHT);
  const saves = savesOf(page, backend.progress);
  const repair = await breakBackend(context, 503);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expectResult(page, 'Handed in');
  await expect(toasts(page, 'Error saving progress')).toContainText('Please try again');

  await page.reload();
  await repair();
  await expect.poll(() => saves.length, AFTER_RETRIES).toBe(1);
  await page.goto('/dashboard');
  await expect(firstCard(page)).toContainText('Quiz completed: 100%');
  await page.getByRole('link', { name: 'Flow Builder' }).click();
  await expect(heading(page, 'Flow Builder')).toBeVisible();
  expect(saves).toHaveLength(1);
});

test('offline, the learner continues, and the work is saved when the network is back', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await openAs(page, await register(request), '/');
  await completeTasks(page, [2]);
  const saves = savesOf(page, backend.progress);
  await context.setOffline(true);
  await toggle(page).click();
  await expect(page.getByRole('button', { name: 'Mark as Completed' })).toBeVisible();
  await expect(toasts(page, 'Error saving progress')).toBeVisible(AFTER_RETRIES);
  await context.setOffline(false);
  await expect.poll(() => saves.length, AFTER_RETRIES).toBe(1);
  await page.goto('/dashboard');
  await expectTasks(page, 0);
});

test.describe('a slow server', () => {
  test('leaves the course usable while progress is loading', async ({ page, context, request }) => {
    await openAs(page, await register(request, { tasks: [1] }), '/level-1');
    await expect(page.getByText('1 of 5 tasks completed')).toBeVisible();
    const release = await holdBackend(context, backend.tables);
    await page.reload();
    await expect(page.getByText('1 of 5 tasks completed')).toBeVisible();
    await page.getByRole('link', { name: /^Interface Exploration/ }).click();
    await toggle(page).click();
    await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
    await page.getByRole('link', { name: 'Next Task' }).click();
    await expect(heading(page, 'Component Understanding')).toBeVisible();
    release();
    await expectToast(page, 'Task completed!', 'Your progress has been saved');
  });

  test('shows that a submitted test is being saved', async ({ page, context, request }) => {
    await openAs(page, await register(request), '/level-1/quiz');
    const release = await holdBackend(context, backend.progress, 'POST');
    await takeQuiz(page, RIGHT);
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    release();
    await expectResult(page, 'Passed');
    await expectToast(page, 'Quiz completed!', 'Great job! You can proceed to the next level.');
  });
});

for (const [name, days] of [
  ['ahead', 2],
  ['behind', -2],
] as const) {
  test(`with a clock that is two days ${name}, learners can sign in, learn and save`, async ({
    page,
    request,
  }) => {
    await page.clock.setFixedTime(Date.now() + days * 24 * 60 * 60 * 1000);
    await openAs(page, await register(request), '/dashboard');
    await expectTasks(page, 0);
    await completeTasks(page, [1]);
    await page.goto('/dashboard');
    await expectTasks(page, 1);
    await page.reload();
    await expectTasks(page, 1);
  });
}

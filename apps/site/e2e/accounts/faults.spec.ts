import { heading, expectToast, toasts, waitingChanges } from '../support/page.js';
import { expectResult, RIGHT, answer } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { openAs, register } from './support/learner.js';
import { completeTasks, expectTasks, firstCard, toggle } from './support/learning.js';
import { backend, breakBackend, holdBackend, requestsOf, savesOf } from './support/network.js';

// Reads that fail are held by account-faults.stories.tsx and account-faults.database.test.ts.

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
  await expect(toasts(page, 'Error saving progress')).toContainText('Please try again');
  const before = tries.length;
  await expect.poll(() => tries.length, 'it is tried again').toBeGreaterThan(before);
  await expect(toasts(page, 'Error saving progress'), 'without saying so again').toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  expect(await waitingChanges(page)).toBe(1);
  await repair();
  await expect.poll(() => saves.length).toBe(1);
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
  await expect.poll(() => saves.length).toBe(1);
  await page.goto('/dashboard');
  await expect(firstCard(page)).toContainText('Quiz completed: 100%');
  await page.getByRole('link', { name: 'Flow Builder' }).click();
  await expect(heading(page, 'Flow Builder')).toBeVisible();
  expect(saves).toHaveLength(1);
});

test('a slow server leaves the course usable while progress is loading', async ({
  page,
  context,
  request,
}) => {
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

test('with a clock that is two days ahead, and then two days behind, learners can learn and save', async ({
  page,
  request,
}) => {
  const days = 24 * 60 * 60 * 1000;
  await page.clock.setFixedTime(Date.now() + 2 * days);
  await openAs(page, await register(request), '/dashboard');
  await expectTasks(page, 0);
  await completeTasks(page, [1]);
  await page.clock.setFixedTime(Date.now() - 2 * days);
  await completeTasks(page, [2]);
  await page.goto('/dashboard');
  await expectTasks(page, 2);
});

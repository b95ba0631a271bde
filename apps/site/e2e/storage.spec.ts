import type { Page } from '@playwright/test';
import { levels, quizPassed, tasksDone } from './support/course.js';
import { expectToast, heading, kept, progressCard, without } from './support/page.js';
import { answer, expectResult, RIGHT, takeQuiz } from './support/quiz.js';
import { blockStorage, fillStorage, pressOnceThereIsRoom } from './support/storage.js';
import { expect, test, type Kept } from './support/test.js';

const done = (page: Page) => page.getByRole('button', { name: 'Task Completed!' });
const undone = (page: Page) => page.getByRole('button', { name: 'Mark as Completed' });
const expectKept = (page: Page, values: Kept) => expect.poll(() => kept(page)).toMatchObject(values);

// What else tabs tell each other is held by tabs-contract.ts and data-actions.test.ts.
test.describe('two tabs', () => {
  test('a task toggled in one shows in the other at once, and tasks of both are kept', async ({
    context,
    page,
  }) => {
    const other = await context.newPage();
    await Promise.all([page.goto('/level-1/task-1'), other.goto('/level-1/task-1')]);
    await expect(undone(other)).toBeVisible();
    await undone(page).click();
    await expect(done(other)).toBeVisible();
    await done(other).click();
    await expect(undone(page)).toBeVisible();

    await other.goto('/level-1/task-2');
    await expect(undone(other)).toBeVisible();
    await Promise.all([undone(page).click(), undone(other).click()]);
    await expect(done(page)).toBeVisible();
    await expect(done(other)).toBeVisible();
    // How far a lesson was read is kept as well.
    expect(without(/-draft$/, await kept(page))).toEqual(tasksDone(1, [1, 2]));
  });
});

test.describe('a browser with invalid values under the keys', () => {
  test.use({
    kept: {
      'level-1-task-1': 'perhaps',
      'level-1-task-2': 'true',
      'level-1-task-99999999999999999999': 'true',
      'level-0-task-1': 'true',
      'level-77-task-5': 'true',
      'level-1-quiz-completed': '1',
      'level-1-quiz-score': '1e99',
      'level-1-quiz-time-seconds': '-4',
      'course-kit:level-1-quiz-draft': '{"answers":',
      'course-kit:level-2-quiz-draft': '[[]]',
      'course-kit:certificates': '[{"id":7},null]',
      'someone-elses-key': '{{',
    },
  });

  test('shows every page without an error message, keeps the valid values, and sets the others aside', async ({
    page,
  }) => {
    const open = async (path: string) => {
      await page.goto(path);
      await expect(heading(page, /./)).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    };
    await open('/');
    await open('/level-1');
    await open('/level-1/task-1');
    await open('/dashboard');
    const card = progressCard(page, levels[0].title);
    await expect(card).toContainText('1 of 5 tasks completed');
    await expect(card).toContainText('Pending');
    await open('/level-1/quiz');
    await expect(page.getByText('0 of 5 answered')).toBeVisible();
    await expectKept(page, { 'course-kit:set-aside:course-kit:level-1-quiz-draft': '{"answers":' });
    await open('/certificate');
    await expect(page.getByText('None yet.')).toBeVisible();

    // A value is set aside after the page is drawn without it.
    await expectKept(page, {
      'level-1-task-2': 'true',
      'someone-elses-key': '{{',
      'course-kit:set-aside:level-1-task-1': 'perhaps',
      'course-kit:set-aside:level-1-quiz-completed': '1',
      'course-kit:set-aside:level-1-quiz-score': '1e99',
      'course-kit:set-aside:level-1-quiz-time-seconds': '-4',
      'course-kit:set-aside:course-kit:level-1-quiz-draft': '{"answers":',
      'course-kit:set-aside:course-kit:certificates': '[{"id":7},null]',
    });
    const now = await kept(page);
    expect(Object.keys(now)).not.toContain('level-1-task-1');
    expect(Object.keys(now)).not.toContain('level-1-quiz-score');

    await open('/level-1/quiz');
    await open('/dashboard');
  });
});

test.describe('a browser without storage', () => {
  test('lets a learner take a task and a test, and says how long the progress lasts', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/level-1/task-5');
    await expect(page.getByText('Your browser keeps no data')).toBeVisible();
    await expect(page.getByText('Saved in this browser only')).toHaveCount(0);
    await undone(page).click();
    await expect(done(page)).toBeVisible();
    await page.getByRole('link', { name: 'Go to the Knowledge Test' }).click();
    await takeQuiz(page, RIGHT);
    await expectResult(page, 'Passed');
    await page.getByRole('link', { name: 'Go to next level' }).click();
    await expect(heading(page, levels[1].title)).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('Your browser keeps no data')).toBeVisible();
    await expect(progressCard(page, levels[0].title)).toContainText('1 of 5 tasks completed');
    await expect(progressCard(page, levels[0].title)).toContainText('Completed');
  });
});

/** Said by the status line, and beside what waits. */
const NO_ROOM = 'Not saved yet: no room in this browser. Keep this page open.';

test.describe('a browser with a full storage', () => {
  test.use({ kept: tasksDone(1, [1]) });

  test('says that a task is not saved yet, keeps it in the page, and saves it on request', async ({
    page,
  }) => {
    await page.goto('/level-1/task-2');
    await expect(undone(page)).toBeVisible();
    await fillStorage(page);
    await undone(page).click();
    await expectToast(page, 'Error saving progress', 'Please try again');
    await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
    await expect(page.getByText(NO_ROOM)).toHaveCount(2);
    await expect(page.getByRole('alertdialog', { name: 'Task completed!' })).toHaveCount(0);
    expect(await kept(page)).not.toHaveProperty('level-1-task-2');
    await pressOnceThereIsRoom(page.getByRole('button', { name: 'Try again' }).first());
    await expectToast(page, 'Task completed!', 'Your progress has been saved');
    await expect(page.getByText(NO_ROOM)).toHaveCount(0);
    expect(await kept(page)).toEqual(tasksDone(1, [1, 2]));
  });

  test('shows the result of a test, says that it is not saved, and saves it on request', async ({ page }) => {
    await page.goto('/level-1/quiz');
    await answer(page, RIGHT);
    await fillStorage(page);
    await page.getByRole('button', { name: 'Submit answers' }).click();
    await expectResult(page, 'Passed');
    await expectToast(page, 'Error saving progress', 'Please try again');
    await expect(page.getByText('This result is not saved yet.')).toBeVisible();
    expect(await kept(page)).not.toHaveProperty('level-1-quiz-completed');

    await pressOnceThereIsRoom(page.getByRole('button', { name: 'Save again' }));
    await expect(page.getByText('This result is not saved yet.')).toHaveCount(0);
    await expectToast(page, 'Quiz completed!', 'Great job! You can proceed to the next level.');
    expect(await kept(page)).toMatchObject({ 'level-1-quiz-completed': 'true', 'level-1-quiz-score': '100' });
  });
});

test.describe('a learner with progress from an earlier version', () => {
  test.use({ kept: { ...tasksDone(1), ...quizPassed(1, 80), ...tasksDone(2, [1, 3]) } });

  test('finds the progress stored under the same keys', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(progressCard(page, levels[0].title)).toContainText('Quiz completed: 80%');
    await expect(progressCard(page, levels[1].title)).toContainText('2 of 5 tasks completed');
    await page.getByRole('link', { name: 'Continue with Level 2, task 4' }).click();
    await expect(heading(page, levels[1].tasks[3])).toBeVisible();
  });
});

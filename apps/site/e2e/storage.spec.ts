import type { Page } from '@playwright/test';
import { levels, tasksDone } from './support/course.js';
import { blockStorage, heading, kept, progressCard, without } from './support/page.js';
import { passQuiz } from './support/quiz.js';
import { expect, test, type Kept } from './support/test.js';

const done = (page: Page) => page.getByRole('button', { name: 'Task Completed!' });
const undone = (page: Page) => page.getByRole('button', { name: 'Mark as Completed' });
const ASIDE = 'course-kit:set-aside:';
const expectKept = (page: Page, values: Kept) => expect.poll(() => kept(page)).toMatchObject(values);

// What else tabs tell each other is held by tabs-contract.ts and data-actions.test.ts.
test('a task toggled in one tab shows in another; both are kept', async ({ context, page }) => {
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

test.describe('a browser with invalid values under the keys', () => {
  test.use({
    kept: {
      'level-1-task-1': 'perhaps',
      'level-1-task-2': 'true',
      'level-77-task-5': 'true',
      'level-1-quiz-completed': '1',
      'level-1-quiz-score': '1e99',
      'course-kit:level-1-quiz-draft': '{"answers":',
      'course-kit:certificates': '[{"id":7},null]',
    },
  });

  // Each such value by itself: damaged-storage.test.ts.
  test('shows every page, keeps the valid values, and sets others aside', async ({ page }) => {
    for (const [path, text] of [
      ['/', 'Begin Level 1'],
      ['/level-1', '1 of 5 tasks completed'],
      ['/level-1/task-1', 'Mark as Completed'],
      ['/dashboard', '1 of 5 tasks completed'],
      ['/level-1/quiz', '0 of 5 answered'],
      ['/certificate', 'None yet.'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      // A value is set aside after the page is drawn without it.
      if (path === '/level-1/quiz')
        await expectKept(page, { [`${ASIDE}course-kit:level-1-quiz-draft`]: '{"answers":' });
    }
    await expectKept(page, {
      'level-1-task-2': 'true',
      [`${ASIDE}course-kit:certificates`]: '[{"id":7},null]',
    });
    await expectKept(page, { [`${ASIDE}level-1-task-1`]: 'perhaps', [`${ASIDE}level-1-quiz-score`]: '1e99' });
    expect(Object.keys(await kept(page))).not.toContain('level-1-task-1');
  });
});

// One without room: save-status.test.tsx, faults.stories.tsx and accounts/saving/full-storage.spec.ts.
test('without storage a task and a test last as long as the page', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/level-1/task-5');
  await expect(page.getByText('Your browser keeps no data')).toBeVisible();
  await expect(page.getByText('Saved in this browser only')).toHaveCount(0);
  await undone(page).click();
  await expect(done(page)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the Knowledge Test' }).click();
  await passQuiz(page);
  await page.getByRole('link', { name: 'Go to next level' }).click();
  await expect(heading(page, levels[1].title)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Your browser keeps no data')).toBeVisible();
  await expect(progressCard(page, levels[0].title)).toContainText('1 of 5 tasks completed');
  await expect(progressCard(page, levels[0].title)).toContainText('Completed');
});

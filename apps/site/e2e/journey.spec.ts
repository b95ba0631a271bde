import { levels } from './support/course.js';
import { expectToast, heading, kept, progressCard, without } from './support/page.js';
import { expectResult, NOT_ENOUGH, RIGHT, takeQuiz } from './support/quiz.js';
import { expect, test } from './support/test.js';

test('a new learner completes the tasks of Level 1, each on its page, up to the test', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Begin Level 1' }).click();
  await expect(page).toHaveURL('/level-1');
  await expect(page.getByText('0 of 5 tasks completed')).toBeVisible();
  await page.getByRole('link', { name: /^Environment Setup/ }).click();
  for (const [index, title] of levels[0].tasks.entries())
    await test.step(title, async () => {
      await expect(page).toHaveURL(`/level-1/task-${index + 1}`);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByLabel(/^Video: /)).toBeVisible();
      await expect(page.getByText('Saved in this browser only')).toBeVisible();
      await page.getByRole('button', { name: 'Mark as Completed' }).click();
      await expectToast(page, 'Task completed!', 'Your progress has been saved');
      if (index % 2 === 0) await page.reload();
      await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
      await page.getByRole('link', { name: /^(Next Task|Go to the Knowledge Test)$/ }).click();
    });
  await expect(page).toHaveURL('/level-1/quiz');
  // How far a lesson was read is kept as well.
  expect(without(/-draft$/, await kept(page))).toEqual({
    'level-1-task-1': 'true',
    'level-1-task-2': 'true',
    'level-1-task-3': 'true',
    'level-1-task-4': 'true',
    'level-1-task-5': 'true',
  });
});

test('from the landing page to the second level: fail the test, pass it, continue', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: levels[1].title });
  await test.step('a failed test unlocks nothing', async () => {
    await expect(card).toContainText('Complete the previous level to unlock this content.');
    await expect(card.getByRole('button', { name: 'Level Locked' })).toBeDisabled();
    await page.getByRole('link', { name: 'Begin Level 1' }).click();
    await expect(page.getByRole('button', { name: 'Complete Test to Unlock' })).toBeDisabled();
    await page.getByRole('link', { name: 'Start Test' }).click();
    await takeQuiz(page, NOT_ENOUGH);
    await expectResult(page, 'Not Passed');
    // In which the options are shuffled for the next try.
    expect(Object.keys(await kept(page))).toEqual(['course-kit:level-1-quiz-draft']);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(card.getByRole('button', { name: 'Level Locked' })).toBeDisabled();
  });

  await test.step('a passed test unlocks level 2, on every page', async () => {
    await page.goto('/level-1/quiz');
    await takeQuiz(page, RIGHT);
    await expectResult(page, 'Passed');
    await page.getByRole('link', { name: 'Go to next level' }).click();
    await expect(page).toHaveURL('/level-2');
    await expect(heading(page, levels[1].title)).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('link', { name: 'Begin Level 2' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Start Level' })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    for (const [index, state] of ['Completed', 'Pending', 'Blocked'].entries())
      await expect(progressCard(page, levels[index]?.title ?? '')).toContainText(state);
    await progressCard(page, levels[0].title).getByRole('link').click();
    await expect(page.getByText('Test completed successfully!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Retake Test' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next Level' })).toBeVisible();
  });
});

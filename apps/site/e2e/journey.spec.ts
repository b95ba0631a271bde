import { levels } from './support/course.js';
import { heading, kept, progressCard } from './support/page.js';
import { expectResult, NOT_ENOUGH, passQuiz, takeQuiz } from './support/quiz.js';
import { expect, test } from './support/test.js';

// Tasks, each with its way on: task-page.test.tsx, keyboard.spec.ts and accounts/conformance.
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
    // Which has the result.
    expect(Object.keys(await kept(page))).toEqual(['course-kit:level-1-quiz-draft']);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(card.getByRole('button', { name: 'Level Locked' })).toBeDisabled();
  });

  await test.step('a passed test unlocks level 2, on every page', async () => {
    await page.goto('/level-1/quiz');
    await expectResult(page, 'Not Passed');
    await page.getByRole('button', { name: 'Retake Test' }).click();
    await passQuiz(page);
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

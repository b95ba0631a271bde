import { levels } from '../../support/course.js';
import { heading } from '../../support/page.js';
import { expectResult, NOT_ENOUGH, option, RIGHT, takeQuiz } from '../../support/quiz.js';
import { expect, test } from '../../support/test.js';
import { register, signIn } from '../support/account.js';
import { toggle } from '../support/learning.js';

test.describe('Level page', () => {
  test('title, duration, difficulty, prerequisites, objectives and the task list', async ({
    page,
    request,
  }) => {
    await signIn(page, await register(request, { tasks: [2] }), '/level-1');
    await expect(heading(page, levels[0].title)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('1-2 weeks', { exact: true })).toBeVisible();
    await expect(main.getByText('Beginner', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Prerequisites' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Learning objectives' })).toBeVisible();
    for (const [index, task] of levels[0].tasks.entries()) {
      /* oxlint-disable no-await-in-loop -- one task after the other */
      const entry = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: task }) });
      await expect(entry.getByRole('link')).toHaveAttribute('href', `/level-1/task-${index + 1}`);
      await expect(entry).toContainText(/[789] steps/);
      await expect(entry.getByText('Completed', { exact: true })).toHaveCount(index === 1 ? 1 : 0);
      /* oxlint-enable no-await-in-loop */
    }
  });

  test('Knowledge Test card', async ({ page, request }) => {
    await signIn(page, await register(request), '/level-1');
    const main = page.getByRole('main');
    await expect(main.getByText('5 multiple choice questions')).toBeVisible();
    await expect(main.getByText('70% correct answers required for approval')).toBeVisible();
    await expect(main.getByText('You can retake the test if necessary')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Start Test' })).toHaveAttribute('href', '/level-1/quiz');
    await expect(main.getByText('Complete Test to Unlock')).toBeVisible();
  });

  test('once the test is completed', async ({ page, request }) => {
    await signIn(page, await register(request, { tasks: [1], score: 80 }), '/level-1');
    const main = page.getByRole('main');
    await expect(main.getByText('Test completed successfully!')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Retake Test' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Next Level' })).toHaveAttribute('href', '/level-2');
  });

  test('Back to Overview goes to /', async ({ page }) => {
    await page.goto('/level-1');
    await page.getByRole('link', { name: 'Back to Overview' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('Task page', () => {
  test('header, video area, guide, resources and links', async ({ page }) => {
    await page.goto('/level-1/task-1');
    const main = page.getByRole('main');
    await expect(main.getByText('Level 1 · Task 1')).toBeVisible();
    await expect(heading(page, 'Environment Setup')).toBeVisible();
    await expect(main.getByText('1-2 hours')).toBeVisible();
    await expect(main.getByText('Tested against: 1.12')).toBeVisible();
    await expect(main.getByText('Video coming soon')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Step-by-step guide' })).toBeVisible();
    await expect(main.locator('.ck-step')).toHaveCount(8);
    await expect(main.getByRole('heading', { name: 'Additional resources' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Useful links' })).toBeVisible();
  });

  test("Mark as Completed becomes 'Task Completed!'", async ({ page, request }) => {
    await signIn(page, await register(request), '/level-1/task-1');
    await expect(toggle(page)).toHaveText('Mark as Completed');
    await toggle(page).click();
    await expect(toggle(page)).toHaveText('Task Completed!');
  });

  test('Back to Level, Previous Task and Next Task; the fifth leads to the quiz', async ({ page }) => {
    await page.goto('/level-1/task-2');
    const link = (name: string) => page.getByRole('main').getByRole('link', { name });
    await expect(link('Back to Level')).toHaveAttribute('href', '/level-1');
    await expect(link('Previous Task')).toHaveAttribute('href', '/level-1/task-1');
    await expect(link('Next Task')).toHaveAttribute('href', '/level-1/task-3');
    await page.goto('/level-1/task-1');
    await expect(link('Previous Task')).toHaveCount(0);
    await page.goto('/level-1/task-5');
    await expect(link('Knowledge Test')).toHaveAttribute('href', '/level-1/quiz');
    await expect(link('Next Task')).toHaveCount(0);
  });
});

test.describe('Quiz page', () => {
  test.beforeEach(async ({ page, request }) => signIn(page, await register(request), '/level-1/quiz'));

  test('submit waits for all answers', async ({ page }) => {
    const submit = page.getByRole('button', { name: 'Submit answers' });
    await expect(submit).toBeDisabled();
    await option(page, 1, 0).check();
    await expect(submit).toBeDisabled();
    await takeQuiz(page, RIGHT);
    await expectResult(page, 'Passed');
  });

  test('results: Passed, percentage, time, details and the way on', async ({ page }) => {
    await takeQuiz(page, RIGHT);
    await expectResult(page, 'Passed');
    const main = page.getByRole('main');
    await expect(main.getByText('100%', { exact: true })).toBeVisible();
    await expect(main.getByText(/\d\d:\d\d/).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to next level' })).toHaveAttribute('href', '/level-2');
    await expect(main.getByText('Right', { exact: true })).toHaveCount(5);
  });

  test('results: Not Passed, percentage and Retake Test', async ({ page }) => {
    await takeQuiz(page, NOT_ENOUGH);
    await expectResult(page, 'Not Passed');
    await expect(page.getByRole('main').getByText('60%', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Retake Test' }).click();
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

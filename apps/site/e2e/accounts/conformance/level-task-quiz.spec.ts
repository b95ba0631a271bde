import { levels } from '../../support/course.js';
import { expectToast, heading } from '../../support/page.js';
import { expectResult, NOT_ENOUGH, option, question, RIGHT, takeQuiz } from '../../support/quiz.js';
import { expect, test } from '../../support/test.js';
import { openAs, register } from '../support/learner.js';
import { toggle } from '../support/learning.js';

test('Level page: what it is about, its tasks and the Knowledge Test card; Back to Overview goes to /', async ({
  page,
  request,
}) => {
  await openAs(page, await register(request, { tasks: [2] }), '/level-1');
  await expect(heading(page, levels[0].title)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('1-2 weeks', { exact: true })).toBeVisible();
  await expect(main.getByText('Beginner', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Prerequisites' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Learning objectives' })).toBeVisible();
  for (const [index, task] of levels[0].tasks.entries()) {
    const entry = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: task }) });
    await expect(entry.getByRole('link')).toHaveAttribute('href', `/level-1/task-${index + 1}`);
    await expect(entry).toContainText(/[789] steps/);
    await expect(entry.getByText('Completed', { exact: true })).toHaveCount(index === 1 ? 1 : 0);
  }

  await expect(main.getByText('5 multiple choice questions')).toBeVisible();
  await expect(main.getByText('70% correct answers required for approval')).toBeVisible();
  await expect(main.getByText('You can retake the test if necessary')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Start Test' })).toHaveAttribute('href', '/level-1/quiz');
  await expect(main.getByText('Complete Test to Unlock')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Overview' }).click();
  await expect(page).toHaveURL('/');
});

test("Task page: header, video area, guide, resources and links; Mark as Completed becomes 'Task Completed!'", async ({
  page,
  request,
}) => {
  await openAs(page, await register(request), '/level-1/task-1');
  const main = page.getByRole('main');
  await expect(main.getByText('Level 1 · Task 1')).toBeVisible();
  await expect(heading(page, 'Environment Setup')).toBeVisible();
  await expect(main.getByText('1-2 hours')).toBeVisible();
  await expect(main.getByLabel(/^Video: /)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Step-by-step guide' })).toBeVisible();
  await expect(main.locator('.ck-step')).toHaveCount(8);
  await expect(main.getByRole('heading', { name: 'Additional resources' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Useful links' })).toBeVisible();
  await expect(toggle(page)).toHaveText('Mark as Completed');
  await toggle(page).click();
  await expect(toggle(page)).toHaveText('Task Completed!');

  const link = (name: string) => main.getByRole('link', { name });
  // The lesson itself may lead to "the previous task".
  const previous = main.getByRole('link', { name: 'Previous Task', exact: true });
  await expect(previous).toHaveCount(0);
  await page.goto('/level-1/task-2');
  await expect(
    main.getByText(/^(Every step|\d of \d steps) carried out in Langflow \d+\.\d+\.\d+ on /),
  ).toBeVisible();
  await expect(link('Back to Level')).toHaveAttribute('href', '/level-1');
  await expect(previous).toHaveAttribute('href', '/level-1/task-1');
  await expect(link('Next Task')).toHaveAttribute('href', '/level-1/task-3');
  await page.goto('/level-1/task-5');
  await expect(link('Knowledge Test')).toHaveAttribute('href', '/level-1/quiz');
  await expect(link('Next Task')).toHaveCount(0);
});

test('Quiz page: submit waits for all answers; Not Passed and Retake Test; Passed and the way on', async ({
  page,
  request,
}) => {
  await openAs(page, await register(request), '/level-1/quiz');
  const main = page.getByRole('main');
  await test.step('5 questions, each with four options', async () => {
    await expect(main.locator('fieldset')).toHaveCount(5);
    for (const number of [1, 2, 3, 4, 5])
      await expect(question(page, number).getByRole('radio')).toHaveCount(4);
    const submit = page.getByRole('button', { name: 'Submit answers' });
    await expect(submit).toBeDisabled();
    await option(page, 1, 0).check();
    await expect(submit).toBeDisabled();
  });

  await test.step('Not Passed', async () => {
    await takeQuiz(page, NOT_ENOUGH);
    await expectResult(page, 'Not Passed');
    await expectToast(page, 'Quiz completed', 'You need at least 70% to pass.');
    await expect(main.getByText('60%', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Retake Test' }).click();
    await expect(main.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  await test.step('Passed', async () => {
    await takeQuiz(page, RIGHT);
    await expectResult(page, 'Passed');
    await expectToast(page, 'Quiz completed!', 'Great job! You can proceed to the next level.');
    await expect(main.getByText('100%', { exact: true })).toBeVisible();
    await expect(main.getByText(/\d\d:\d\d/).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to next level' })).toHaveAttribute('href', '/level-2');
    await expect(main.getByText('Right', { exact: true })).toHaveCount(5);
  });

  await test.step('the level page once the test is completed', async () => {
    await page.goto('/level-1');
    await expect(main.getByText('Test completed successfully!')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Retake Test' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Next Level' })).toHaveAttribute('href', '/level-2');
  });
});

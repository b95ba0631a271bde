import { levels, quizPassed, tasksDone } from './support/course.js';
import { expectToast, kept, progressCard } from './support/page.js';
import {
  answer,
  expectResult,
  NOT_ENOUGH,
  option,
  optionText,
  question,
  RIGHT,
  takeQuiz,
} from './support/quiz.js';
import { expect, test } from './support/test.js';

const START = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);

test('the test can be handed in once all five questions are answered', async ({ page }) => {
  await page.goto('/level-1/quiz');
  const submit = page.getByRole('button', { name: 'Submit answers' });
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(5);
  await expect(submit).toBeDisabled();
  await answer(page, RIGHT.slice(0, 4));
  await expect(page.getByText('4 of 5 answered')).toBeVisible();
  await expect(page.getByText('Still to answer: question 5')).toBeVisible();
  await expect(submit).toBeDisabled();
  await option(page, 5, 0).check();
  await expect(submit).toBeEnabled();
});

test('answers and the timer survive a reload', async ({ page }) => {
  await page.clock.setFixedTime(START);
  await page.goto('/level-1/quiz');
  await expect(page.getByRole('timer')).toContainText('00:00');
  await option(page, 1, 3).check();
  await option(page, 4, 2).check();
  await page.clock.setFixedTime(later(65));
  await expect(page.getByRole('timer')).toContainText('01:05');

  await page.reload();
  await expect(option(page, 1, 3)).toBeChecked();
  await expect(option(page, 4, 2)).toBeChecked();
  await expect(page.getByText('2 of 5 answered')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('01:05');
  await page.clock.setFixedTime(later(3605));
  await expect(page.getByRole('timer')).toContainText('60:05');
});

test('a failed test shows percent, time and what was wrong, but no right answers', async ({ page }) => {
  await page.clock.setFixedTime(START);
  await page.goto('/level-1/quiz');
  await expect(question(page, 1)).toBeVisible();
  const hidden = await Promise.all([optionText(page, 4, RIGHT[3]), optionText(page, 5, RIGHT[4])]);
  const shown = await optionText(page, 1, RIGHT[0]);
  await answer(page, NOT_ENOUGH);
  await page.clock.setFixedTime(later(65));
  await page.getByRole('button', { name: 'Submit answers' }).click();

  await expectToast(page, 'Quiz completed', 'You need at least 70% to pass.');
  await expectResult(page, 'Not Passed');
  const main = page.getByRole('main');
  await expect(main.getByText('60%', { exact: true })).toBeVisible();
  await expect(main.getByText('01:05')).toBeVisible();
  await expect(main.getByText('3 of 5 questions answered correctly')).toBeVisible();
  await expect(main.getByText('Wrong', { exact: true })).toHaveCount(2);
  await expect(main.getByText('Right', { exact: true })).toHaveCount(3);
  await expect(main).toContainText(shown);
  await Promise.all(hidden.map((text) => expect(main).not.toContainText(text)));
  await expect(page.getByRole('link', { name: 'Go to next level' })).toHaveCount(0);
  expect(await kept(page)).toEqual({});
});

test('a retake starts afresh, and a pass explains every answer and is saved', async ({ page }) => {
  await page.clock.setFixedTime(START);
  await page.goto('/level-1/quiz');
  await takeQuiz(page, NOT_ENOUGH);
  await page.getByRole('button', { name: 'Retake Test' }).click();
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('00:00');
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);

  const right = await optionText(page, 5, RIGHT[4]);
  await answer(page, [2, 2, 2, 2, 0]);
  await page.clock.setFixedTime(later(75));
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expectToast(page, 'Quiz completed!', 'Great job! You can proceed to the next level.');
  await expectResult(page, 'Passed');
  const main = page.getByRole('main');
  await expect(main.getByText('80%', { exact: true })).toBeVisible();
  await expect(main.getByText('01:15')).toBeVisible();
  await expect(main.getByText('Why:', { exact: true })).toHaveCount(5);
  await expect(main).toContainText(`Right answer: ${right}`);
  expect(await kept(page)).toEqual({
    'level-1-quiz-completed': 'true',
    'level-1-quiz-score': '80',
    'level-1-quiz-time-seconds': '75',
  });
});

test('a retake may show the options in another order and still marks them right', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto('/level-1/quiz');
  await expect(question(page, 1).getByRole('radio').first()).toHaveAttribute('value', '0');
  await takeQuiz(page, NOT_ENOUGH);
  await page.getByRole('button', { name: 'Retake Test' }).click();
  await expect(question(page, 1).getByRole('radio').first()).toHaveAttribute('value', '1');
  await takeQuiz(page, RIGHT);
  await expectResult(page, 'Passed');
});

test.describe('after a pass', () => {
  test.use({ kept: { ...tasksDone(1), ...quizPassed(1, 80) } });

  test('a worse retake shows its result and takes nothing away', async ({ page }) => {
    await page.goto('/level-1/quiz');
    await expect(page.getByText('You have passed this test.')).toBeVisible();
    await takeQuiz(page, [0, 0, 0, 0, 0]);
    await expectToast(page, 'Quiz completed', 'You need at least 70% to pass.');
    await expectResult(page, 'Not Passed');
    await expect(page.getByText('0%', { exact: true })).toBeVisible();
    await expect(page.getByText('Your earlier pass stands.')).toBeVisible();

    await page.getByRole('link', { name: 'Dashboard' }).click();
    const card = progressCard(page, levels[0].title);
    await expect(card).toContainText('Completed');
    await expect(card).toContainText('5 of 5 tasks completed');
    await expect(card).toContainText('Quiz completed: 80%');
    await page.goto('/level-2');
    await expect(page).toHaveURL('/level-2');
    expect(await kept(page)).toEqual({ ...tasksDone(1), ...quizPassed(1, 80) });
  });

  test('a better retake raises the score', async ({ page }) => {
    await page.goto('/level-1/quiz');
    await takeQuiz(page, RIGHT);
    await expectResult(page, 'Passed');
    expect(await kept(page)).toMatchObject({ 'level-1-quiz-score': '100' });
  });
});

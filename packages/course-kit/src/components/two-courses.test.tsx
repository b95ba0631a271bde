import { LevelCard, QuizRunner, TaskPage } from '@course-kit/react';
import { defineCourse } from '@course-kit/react/model';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const courseOf = (title: string, options: readonly [string, string]) =>
  defineCourse({
    title,
    levels: [
      {
        title: `${title} for all`,
        tasks: [{ title: `First ${title}`, duration: '', steps: [] }],
        questions: [{ question: `${title}?`, options, correctAnswer: 1, explanation: 'Because.' }],
      },
    ],
  });
const bread = courseOf('Bread', ['Salt', 'Yeast']);
const knots = courseOf('Knots', ['Rope', 'Bow']);
const keys = () => Object.keys(localStorage).sort();

test('two quizzes on one page, without a provider: each has its own draft, pass and toast', async () => {
  await render(
    <>
      <QuizRunner course={bread} level={1} />
      <QuizRunner course={knots} level={1} />
    </>,
  );
  await page.getByRole('radio', { name: 'Yeast' }).click();
  await expect.element(page.getByText('1 of 1 answered').first()).toBeVisible();
  expect(page.getByRole('radio', { name: 'Bow' }).element()).not.toBeChecked();
  expect(keys()).toEqual(['bread:course-kit:level-1-quiz-draft']);
  await page.getByRole('button', { name: 'Submit answers' }).first().click();
  await expect.element(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();

  expect(keys().filter((key) => !key.startsWith('bread:'))).toEqual([]);
  expect(page.getByText('You have passed this test.').query(), 'the other quiz').toBeNull();
  await expect.element(page.getByText('Great job! That was the last level.')).toBeVisible();
  expect(page.getByRole('alertdialog').elements()).toHaveLength(1);
});

test('changes in one do not notify the other', async () => {
  await render(
    <>
      <TaskPage course={bread} level={1} task={1} />
      <LevelCard course={bread} level={1} />
      <LevelCard course={knots} level={1} />
    </>,
  );
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect.element(page.getByText('1 of 1 task completed')).toBeVisible();
  expect(page.getByText('1 of 1 task completed').elements()).toHaveLength(1);
  expect(keys()).toEqual(['bread:level-1-task-1']);
});

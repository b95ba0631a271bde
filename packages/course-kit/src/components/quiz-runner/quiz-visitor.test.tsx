import { CourseProvider, defaultLinkFor, QuizRunner, type CourseStorage } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse } from '../example-course.fixtures.js';
import { answersWith } from './quiz.fixtures.js';
import { radio } from './quiz-fields.fixtures.js';

const quizOn = (storage: CourseStorage) => (
  <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor} random={() => 0}>
    <QuizRunner level={1} />
  </CourseProvider>
);

async function handIn(answers: readonly number[]) {
  for (const [question, option] of answers.entries()) await radio(question, option).click();
  await page.getByRole('button', { name: 'Submit answers' }).click();
}

describe('a visitor where there are accounts', () => {
  const visitor = () => createMemoryStorage({ learner: null });

  test('is led from a pass to an account that opens the next level', async () => {
    await render(quizOn(visitor()));
    await handIn(answersWith(4));

    await expect
      .element(page.getByRole('link', { name: 'Create an account to open Level 2' }))
      .toHaveAttribute('href', '/auth?mode=signup&redirect=%2Flevel-2');
    await expect
      .element(page.getByText('Saved in this browser. It comes along when you sign in.'))
      .toBeVisible();
    expect(page.getByRole('link', { name: 'Go to next level' }).query()).toBeNull();
  });

  test('who signs in meanwhile goes on to it', async () => {
    const storage = visitor();
    await render(quizOn(storage));
    await handIn(answersWith(4));
    await expect.element(page.getByRole('link', { name: /^Create an account/ })).toBeVisible();
    storage.signIn({ id: 'ada' });

    await expect
      .element(page.getByRole('link', { name: 'Go to next level' }))
      .toHaveAttribute('href', '/level-2');
  });

  test('is asked to sign in once, not with every result', async () => {
    await render(quizOn(visitor()));
    await handIn(answersWith(0));
    const asked = page.getByRole('alertdialog', { name: 'Authentication required' });
    await expect.element(asked).toBeVisible();
    await asked.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Retake Test' }).click();
    await handIn(answersWith(4));

    await expect.element(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
    expect(asked.query()).toBeNull();
  });
});

import { CourseProvider, QuizRunner, type CourseStorage } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse } from '../example-course.fixtures.js';
import { optionText } from './quiz-fields.fixtures.js';
import { answersWith } from './quiz.fixtures.js';

const windowOf = (name: string) => {
  const shown = page.getByTestId(name);
  const button = (label: string) => shown.getByRole('button', { name: label });
  return {
    button,
    result: (label: string) => shown.getByRole('heading', { name: label, exact: true }),
    says: (text: string) => shown.getByText(text).first(),
    answer: async (options: readonly number[]) => {
      for (const [question, option] of options.entries())
        await shown.getByRole('radio', { name: optionText(question, option), exact: true }).click();
    },
  };
};
const [one, other] = [windowOf('one'), windowOf('other')];

/** Two windows that keep what is done in the same place. */
const twoWindows = (storage: CourseStorage) =>
  ['one', 'other'].map((name) => (
    <div key={name} data-testid={name}>
      <CourseProvider course={exampleCourse} storage={storage}>
        <QuizRunner level={1} afterPass={<input aria-label={`Name in ${name}`} />} />
      </CourseProvider>
    </div>
  ));

describe('a quiz in two windows', () => {
  test('that is handed in in one of them shows its result in the other', async () => {
    await render(<>{twoWindows(createMemoryStorage())}</>);
    await one.answer(answersWith(4).slice(0, 2));
    await other.answer(answersWith(4));
    await one.answer(answersWith(1));
    await expect.element(other.button('Submit answers')).toBeEnabled();
    await one.button('Submit answers').click();
    await expect.element(one.result('Not Passed')).toBeVisible();
    await expect.element(other.result('Not Passed')).toBeVisible();
    await expect.element(other.says('1 of 4 questions answered correctly')).toBeVisible();
    expect(other.button('Submit answers').query()).toBeNull();
  });

  test('that nobody has touched in the other shows the result there as well', async () => {
    await render(<>{twoWindows(createMemoryStorage())}</>);
    await one.answer(answersWith(4));
    await one.button('Submit answers').click();
    await expect.element(other.result('Passed')).toBeVisible();
    await expect.element(other.says('100%')).toBeVisible();
  });

  test('whose retake is handed in in one of them leads back to that result in the other', async () => {
    await render(<>{twoWindows(createMemoryStorage())}</>);
    await one.answer(answersWith(1));
    await one.button('Submit answers').click();
    await one.button('Retake Test').click();
    await one.answer(answersWith(4));
    await other.button('Retake Test').click();
    await other.button('Back to your result').click();
    await expect.element(other.button('Continue your retake')).toBeVisible();
    await one.button('Submit answers').click();
    await expect.element(other.result('Passed')).toBeVisible();
    await expect.element(other.button('Retake Test')).toBeVisible();
  });

  test.each([
    ['failed', 1, '1 of 4 questions answered correctly'],
    ['passed', 4, '100%'],
  ])('whose retake is %s in one of them leaves a name that is typed in the other', async (_, right, said) => {
    await render(<>{twoWindows(createMemoryStorage())}</>);
    await one.answer(answersWith(4));
    await one.button('Submit answers').click();
    const name = page.getByRole('textbox', { name: 'Name in other' });
    await name.fill('Ada');
    await one.button('Retake Test').click();
    await one.answer(answersWith(right));
    await one.button('Submit answers').click();
    await expect.element(one.says(said)).toBeVisible();
    await expect.element(other.result('Passed')).toBeVisible();
    expect(name.element()).toHaveValue('Ada');
    // It comes to the result with what follows the first picture of that.
    await expect
      .poll(() => document.activeElement?.closest('[data-testid]')?.getAttribute('data-testid'))
      .toBe('one');
  });
});

import { CourseProvider, QuizRunner, type CourseStorage } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse, passedRecord } from '../example-course.fixtures.js';
import { answersWith } from './quiz.fixtures.js';
import { optionText, radio } from './quiz-fields.fixtures.js';

let now = 0;
beforeEach(() => {
  now = 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const passed = page.getByRole('heading', { name: 'Passed', exact: true });
const back = page.getByRole('button', { name: 'Back to your result' });

const quizOn = (storage: CourseStorage) => (
  <CourseProvider course={exampleCourse} storage={storage}>
    <QuizRunner level={1} />
  </CourseProvider>
);

describe('a retake that is begun', () => {
  test('leads back to the result, and on to where it was left; no time is counted meanwhile', async () => {
    const storage = createMemoryStorage();
    const { unmount } = await render(quizOn(storage));
    for (const [question, option] of answersWith(3).entries()) await radio(question, option).click();
    expect(back.query()).toBeNull();
    await page.getByRole('button', { name: 'Submit answers' }).click();
    await page.getByRole('button', { name: 'Retake Test' }).click();
    await radio(1, 0).click();
    now += 20_000;
    await unmount();

    await render(quizOn(storage));
    await expect.element(radio(1, 0)).toBeChecked();
    await back.click();
    await expect.element(passed).toHaveFocus();
    await expect.element(page.getByText(`Right answer: ${optionText(3, 3)}`)).toBeVisible();
    now += 600_000;
    await page.getByRole('button', { name: 'Continue your retake' }).click();
    await expect.element(radio(1, 0)).toBeChecked();
    await expect.element(page.getByRole('heading', { name: 'Knowledge Test' })).toHaveFocus();
    await expect.element(page.getByRole('timer')).toHaveTextContent('Time 00:20');
  });

  test('leads back with a double click as well, whatever comes up under the pointer', async () => {
    await page.viewport(390, 844);
    await render(quizOn(createMemoryStorage({ records: [passedRecord(1, 75)] })));
    await page.getByRole('button', { name: 'Retake Test' }).click();
    await back.dblClick();
    await expect.element(passed).toHaveFocus();
    await page.getByRole('button', { name: 'Continue your retake' }).click();
    await expect.element(page.getByText('0 of 4 answered')).toBeVisible();
  });

  test('leads back to the score where no more is known', async () => {
    await render(quizOn(createMemoryStorage({ records: [passedRecord(1, 75)] })));
    await page.getByRole('button', { name: 'Retake Test' }).click();
    await back.click();
    await expect.element(passed).toHaveFocus();
    await expect.element(page.getByText('75%')).toBeVisible();
    await page.getByRole('button', { name: 'Continue your retake' }).click();
    await expect.element(page.getByText('0 of 4 answered')).toBeVisible();
  });
});

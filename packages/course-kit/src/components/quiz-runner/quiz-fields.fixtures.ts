import { page } from 'vitest/browser';
import { exampleLevel } from '../example-course.fixtures.js';

const { questions } = exampleLevel(1);

/** The words of an option of the example's first test; both are counted from 0. */
export const optionText = (question: number, option: number) => questions[question]?.options[option] ?? '';

/** What chooses it. */
export const radio = (question: number, option: number) =>
  page.getByRole('radio', { name: optionText(question, option), exact: true });

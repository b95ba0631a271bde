import { expect, test } from 'vitest';
import { quizFingerprint } from './quiz-fingerprint.js';

const question = { id: 'q1', question: 'What makes it rise?', options: ['Salt', 'Yeast'] };

test('questions with the same ids have the same fingerprint everywhere, whatever their words are', () => {
  expect(quizFingerprint([question])).toBe('262764ce768d06e0');
  const mended = { ...question, question: 'What makes bread rise?', options: ['Salt', 'The yeast'] };
  expect(quizFingerprint([mended])).toBe(quizFingerprint([question]));
});

test('which step teaches an answer changes no fingerprint', () => {
  const taught = { ...question, taughtIn: { task: 1, step: 2 } };
  expect(quizFingerprint([taught])).toBe(quizFingerprint([question]));
});

test.each([
  ['another question', [{ ...question, id: 'q2' }]],
  ['another option', [{ ...question, optionIds: ['a', 'c'] }]],
  ['one more option', [{ ...question, options: ['Salt', 'Yeast', 'Sugar'] }]],
  ['one more question', [question, question]],
  ['no question', []],
])('%s has another fingerprint', (_, questions) => {
  expect(quizFingerprint(questions)).toMatch(/^[0-9a-f]{16}$/);
  expect(quizFingerprint(questions)).not.toBe(quizFingerprint([question]));
});

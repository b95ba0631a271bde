import { expect, test } from 'vitest';
import { quizFingerprint } from './quiz-fingerprint.js';

const question = { question: 'What makes it rise?', options: ['Salt', 'Yeast'] };

test('the same questions have the same fingerprint everywhere, whatever else is known of them', () => {
  expect(quizFingerprint([question])).toBe('6764e4c3a1a8e65b');
  expect(quizFingerprint([{ ...question, id: 'q1', correctAnswer: 1 } as typeof question])).toBe(
    quizFingerprint([question]),
  );
});

test.each([
  ['another word', [{ ...question, question: 'What makes it rise!' }]],
  ['options in another order', [{ ...question, options: ['Yeast', 'Salt'] }]],
  ['one more question', [question, question]],
  ['no question', []],
])('%s has another fingerprint', (_, questions) => {
  expect(quizFingerprint(questions)).toMatch(/^[0-9a-f]{16}$/);
  expect(quizFingerprint(questions)).not.toBe(quizFingerprint([question]));
});

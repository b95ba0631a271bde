import type { QuizOutcome } from '@course-kit/react';
import { exampleLevel } from '../example-course.fixtures.js';
import { quizFinished } from './quiz.fixtures.js';

/** Which step teaches the answer to each question of the first level, and none for the last. */
const TAUGHT = [
  { task: 1, step: 1 },
  { task: 1, step: 2 },
  { task: 1, step: 2 },
];

/** The first level, whose questions say which step teaches their answers. */
export const taughtLevel = {
  ...exampleLevel(1),
  questions: exampleLevel(1).questions.map((question, index) => {
    const taughtIn = TAUGHT[index];
    return taughtIn ? { ...question, taughtIn } : question;
  }),
};

/** Its quiz, handed in with this many right answers. */
export const taughtQuiz = (rightCount: number, outcome: Partial<QuizOutcome> = {}) =>
  quizFinished(rightCount, outcome, taughtLevel);

import { optionIdsOf } from '../question-ids.js';
import type { QuestionParts } from '../question.js';
import type { QuizAnswer } from '../scoring.js';
import type { KindMark } from './question-kind.js';

/** A question with one right option, as it is asked. Its answer is the id of an option. */
export interface AskedOneOption extends QuestionParts {
  /** The kind that has no name. */
  readonly kind?: undefined;
  /** Index of the right option. @default not known here */
  readonly correctAnswer?: number;
}

/** A multiple-choice question with one right option. */
export interface OneOptionQuestion extends AskedOneOption {
  /** Index of the right option. */
  readonly correctAnswer: number;
  /** Why the right option is right; shown once the quiz is marked. */
  readonly explanation: string;
}

export const isAnswer = (question: AskedOneOption, value: unknown) =>
  optionIdsOf(question).includes(value as string);

export function mark(question: AskedOneOption, answer: QuizAnswer): KindMark {
  const correctAnswer = optionIdsOf(question)[question.correctAnswer ?? -1];
  return { isCorrect: answer === correctAnswer, correctAnswer };
}

export function keyOf(question: OneOptionQuestion): object {
  return { options: optionIdsOf(question), right: mark(question, '').correctAnswer };
}

export function askedOf({
  correctAnswer: _right,
  explanation: _why,
  ...asked
}: OneOptionQuestion): AskedOneOption {
  return asked;
}

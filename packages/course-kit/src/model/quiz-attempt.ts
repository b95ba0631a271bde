import type { AskedQuestion, QuizLevel } from './course.js';
import type { HandInMarks } from './hand-in-marks.js';
import { UNANSWERED } from './scoring.js';

/** A quiz in progress: the answers, the order of the options, and the time spent. */
export interface QuizAttempt {
  /** Chosen option per question by the question's own order, or `UNANSWERED`. */
  readonly answers: readonly number[];
  /** For each question, the original option indexes in the order they are shown. */
  readonly optionOrder: readonly (readonly number[])[];
  /** Time spent so far, in seconds; after a reload the timer continues from here. */
  readonly elapsedSeconds: number;
  /**
   * Which questions of a pool are asked: indexes of the level's questions, in the order in which they are shown.
   *
   * @default the level's first ones
   */
  readonly drawn?: readonly number[];
  /** Identifies the hand-in: of a draw from the start, otherwise from then on. @default chosen at the hand-in */
  readonly handInId?: string | undefined;
  /** Whether the answers are handed in. @default false */
  readonly isHandedIn?: boolean | undefined;
  /** What was told of them since. @default they are not marked yet */
  readonly marks?: HandInMarks | undefined;
}

/** The questions of a level, of which an attempt asks as many as `questionCount` says. */
export type QuizPool = Pick<QuizLevel, 'questions' | 'questionCount'>;

/** The questions that an attempt asks: those that were drawn, and otherwise the level's first ones. */
export function askedQuestions(
  { questions, questionCount }: QuizPool,
  { drawn }: { readonly drawn?: readonly number[] | undefined } = {},
): readonly AskedQuestion[] {
  return drawn ? drawn.flatMap((index) => questions[index] ?? []) : questions.slice(0, questionCount);
}

/** A new attempt with the options in the author's order. */
export function attemptInOrder(questions: readonly AskedQuestion[]): QuizAttempt {
  return {
    answers: questions.map(() => UNANSWERED),
    optionOrder: questions.map(({ options }) => options.map((_, index) => index)),
    elapsedSeconds: 0,
  };
}

/** The attempt with one question answered; a question or option that does not exist changes nothing. */
export function answerQuestion(attempt: QuizAttempt, question: number, option: number): QuizAttempt {
  if (!attempt.optionOrder[question]?.includes(option)) return attempt;
  return {
    ...attempt,
    answers: attempt.answers.map((answer, index) => (index === question ? option : answer)),
    isHandedIn: undefined,
  };
}

/** Numbers, from 1, of the questions without an answer. */
export function unansweredQuestions(attempt: QuizAttempt): number[] {
  return attempt.answers.flatMap((answer, index) => (answer === UNANSWERED ? [index + 1] : []));
}

/** Whether every question is answered. */
export function isComplete(attempt: QuizAttempt): boolean {
  return unansweredQuestions(attempt).length === 0;
}

/** A stored draft, or null when it does not fit the level's questions (they changed, or the draft is damaged). */
export function parseAttempt(level: QuizPool, stored: unknown): QuizAttempt | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { answers, optionOrder, elapsedSeconds, drawn, handInId, isHandedIn, marks } = stored as Record<
    string,
    unknown
  >;
  if (drawn !== undefined && !isDraw(drawn, level.questionCount)) return null;
  // Without what the pool does not have, which leaves answers too many.
  const questions = askedQuestions(level, { drawn });
  if (!Array.isArray(answers) || answers.length !== questions.length) return null;
  if (!Array.isArray(optionOrder) || optionOrder.length !== questions.length) return null;
  if (typeof elapsedSeconds !== 'number' || !(elapsedSeconds >= 0 && elapsedSeconds < Infinity)) return null;
  const fits = questions.every(
    ({ options }, index) =>
      isPermutation(optionOrder[index], options.length) && isAnswer(answers[index], options.length),
  );
  const attempt = { answers, optionOrder, elapsedSeconds: Math.floor(elapsedSeconds) };
  if (!fits) return null;
  return {
    ...attempt,
    ...(drawn && { drawn }),
    ...(typeof handInId === 'string' && { handInId }),
    // Whoever shows the marks looks at them.
    ...(isHandedIn === true && { isHandedIn, marks: marks as HandInMarks | undefined }),
  };
}

function isDraw(drawn: unknown, count: number): drawn is readonly number[] {
  return Array.isArray(drawn) && new Set(drawn).size === count;
}

function isAnswer(answer: unknown, optionCount: number): boolean {
  return Number.isInteger(answer) && (answer as number) >= UNANSWERED && (answer as number) < optionCount;
}

function isPermutation(order: unknown, length: number): boolean {
  return Array.isArray(order) && order.length === length && order.every((_, index) => order.includes(index));
}

import type { AttemptWait } from './attempt-wait.js';
import type { AskedQuestion, QuizLevel } from './course.js';
import type { HandInMarks } from './hand-in-marks.js';
import { isDuration } from './possible-numbers.js';
import { optionIdsOf } from './question-ids.js';
import { isAnswered, UNANSWERED, type QuizAnswer } from './scoring.js';

/** A quiz in progress: the answers, the order of the options, and the time spent. */
export interface QuizAttempt {
  /** The answer to each question. */
  readonly answers: readonly QuizAnswer[];
  /** The ids of the questions, in the order in which they are shown. */
  readonly questions: readonly string[];
  /** For each question, the ids of its options in the order they are shown. */
  readonly optionOrder: readonly (readonly string[])[];
  /** Time spent so far, in seconds; after a reload the timer continues from here. */
  readonly elapsedSeconds: number;
  /** Identifies the hand-in: of a draw from the start, and otherwise from then on. @default chosen at the hand-in */
  readonly handInId?: string | undefined;
  /** Whether the answers are handed in. @default false */
  readonly isHandedIn?: boolean | undefined;
  /** What was told of them since. @default they are not marked yet */
  readonly marks?: HandInMarks | undefined;
  /** Whether the server does not take it: another attempt takes its place. @default false */
  readonly isRefused?: boolean | undefined;
  /** How long to wait for the next attempt, as it was told last. @default there is one, or it is not known */
  readonly wait?: AttemptWait | undefined;
  /** The attempt before a retake, with its marks. @default there was none, or only its score is known */
  readonly earlier?: QuizAttempt | undefined;
}

/** The questions of a level, of which an attempt asks as many as `questionCount` says. */
export type QuizPool = Pick<QuizLevel, 'questions' | 'questionCount'>;

/** The questions that an attempt asks, and without one the level's first ones. */
export function askedQuestions(
  { questions, questionCount }: QuizPool,
  attempt?: Pick<QuizAttempt, 'questions'>,
): readonly AskedQuestion[] {
  return attempt
    ? attempt.questions.flatMap((id) => questions.find((question) => question.id === id) ?? [])
    : questions.slice(0, questionCount);
}

/** A new attempt with the options in the author's order. */
export function attemptInOrder(questions: readonly AskedQuestion[]): QuizAttempt {
  return {
    answers: questions.map(() => UNANSWERED),
    questions: questions.map(({ id }) => id),
    optionOrder: questions.map(optionIdsOf),
    elapsedSeconds: 0,
  };
}

/** The attempt with one question answered; a question or option that does not exist changes nothing. */
export function answerQuestion(attempt: QuizAttempt, question: number, given: QuizAnswer): QuizAttempt {
  // What is no id of an option is what the fields of another kind give, and they look at it.
  if (!Array.isArray(given) && !attempt.optionOrder[question]?.includes(given as string)) return attempt;
  return {
    ...attempt,
    answers: attempt.answers.map((answer, index) => (index === question ? given : answer)),
    isHandedIn: undefined,
  };
}

/** Whether two windows that are answered, or were until one was handed in, have the same attempt. */
export function isSameAttempt(one: Partial<QuizAttempt>, other: QuizAttempt): boolean {
  const keyOf = ({ questions, optionOrder }: Partial<QuizAttempt>) => `${questions} ${optionOrder}`;
  return keyOf(one) === keyOf(other);
}

/** Numbers, from 1, of the questions without an answer. */
export function unansweredQuestions(attempt: QuizAttempt): number[] {
  return attempt.answers.flatMap((answer, index) => (isAnswered(answer) ? [] : [index + 1]));
}

/** Whether every question is answered. */
export function isComplete(attempt: QuizAttempt): boolean {
  return unansweredQuestions(attempt).length === 0;
}

/**
 * A stored draft, or null when it does not fit the level's questions (they changed, or the draft is damaged), and where it was
 * refused: another attempt takes its place.
 *
 * @param isOpen - it is for a window in which it is open: that shows also what another one was refused.
 */
export function parseAttempt(level: QuizPool, stored: unknown, isOpen = false): QuizAttempt | null {
  const {
    answers,
    questions,
    optionOrder,
    elapsedSeconds,
    handInId,
    isHandedIn,
    marks,
    wait,
    isRefused,
    earlier,
  } = (stored ?? {}) as Record<string, unknown>;
  if (!Array.isArray(questions) || (isRefused && !isOpen)) return null;
  const asked = askedQuestions(level, { questions });
  const fits =
    new Set(asked).size === level.questionCount &&
    isList(questions, asked) &&
    isList(answers, asked) &&
    isList(optionOrder, asked) &&
    isDuration(elapsedSeconds) &&
    asked.every((question, index) => {
      const ids = optionIdsOf(question);
      const order: unknown = optionOrder[index];
      return (
        isList(order, ids) &&
        ids.every((id) => order.includes(id)) &&
        (question.kind || [UNANSWERED, ...ids].includes(answers[index] as string))
      );
    });
  if (!fits) return null;
  return {
    answers: answers as QuizAnswer[],
    questions: questions as string[],
    optionOrder: optionOrder as string[][],
    elapsedSeconds: Math.floor(elapsedSeconds),
    handInId: typeof handInId === 'string' ? handInId : undefined,
    // Whoever shows the marks, or waits, looks at them.
    ...(isHandedIn === true && {
      isHandedIn,
      marks: marks as HandInMarks | undefined,
      isRefused: isRefused as true | undefined,
      ...(wait ? { wait: wait as AttemptWait } : {}),
    }),
    ...(earlier ? { earlier: parseAttempt(level, earlier) ?? undefined } : {}),
  };
}

function isList(value: unknown, { length }: readonly unknown[]): value is unknown[] {
  return Array.isArray(value) && value.length === length;
}

import { isScore } from './possible-numbers.js';
import type { QuizAnswer } from './scoring.js';

/** What may be shown of one answer. */
export interface AnswerMark {
  /** The answer is right. */
  readonly isCorrect: boolean;
  /** The right answer; left out where it stays hidden. */
  readonly correctAnswer?: QuizAnswer | undefined;
  /** Why it is right; left out where it stays hidden. */
  readonly explanation?: string | undefined;
  /** The same in other languages, by their BCP 47 tags; left out where it stays hidden, or is in that of the course alone. */
  readonly explanations?: Readonly<Record<string, string>> | undefined;
}

/** Which further attempts there are. */
export interface FurtherAttempts {
  /** How many can be handed in now. */
  readonly count: number;
  /** How long to wait for another one, where none can be handed in now. */
  readonly waitMilliseconds?: number | undefined;
}

/** Marked answers. */
export interface HandInMarks {
  /** In percent. */
  readonly score: number;
  /** The score is at least the pass mark of who marked it. */
  readonly isPassed: boolean;
  /** That pass mark, in percent; another one than the course's is a fault of the set-up. */
  readonly passMark: number;
  /** One for each question that was asked, in its order. */
  readonly answers: readonly AnswerMark[];
  /** Left out where their number is not limited, or not known. */
  readonly further?: FurtherAttempts | undefined;
}

/** Whether a value out of a storage, or from a server, is the marks of so many answers. */
export function isMarks(value: unknown, count: number): value is HandInMarks {
  const { score, isPassed, passMark, answers } = (value ?? {}) as Partial<HandInMarks>;
  const isMark = (mark: unknown) => typeof (mark as AnswerMark | null)?.isCorrect === 'boolean';
  return (
    isScore(score) &&
    isScore(passMark) &&
    typeof isPassed === 'boolean' &&
    Array.isArray(answers) &&
    answers.length === count &&
    answers.every(isMark)
  );
}

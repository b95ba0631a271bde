import type { AttemptRecord } from '../model/attempt-record.js';
import type { HandInMarks } from '../model/hand-in-marks.js';
import type { QuizAnswer } from '../model/scoring.js';

export type { AnswerMark, FurtherAttempts, HandInMarks } from '../model/hand-in-marks.js';

/** Answers to a quiz that are to be marked. */
export interface HandIn {
  /** Tells this hand-in from every other, in 32 hexadecimal digits: it is one attempt, however often it is sent. */
  readonly id: string;
  /** From 1. */
  readonly level: number;
  /** The ids of the questions that were answered: the level's first ones, or a draw. */
  readonly questions: readonly string[];
  /** The answer to each. */
  readonly answers: readonly QuizAnswer[];
  /** How long the attempt took. */
  readonly timeSeconds: number;
  /** When it was handed in, in milliseconds since 1970 by this device's clock. @default now */
  readonly madeAt?: number;
  /** Whose answers they are. @default who is signed in, and where nobody is, a visitor */
  readonly learnerId?: string;
}

/** An attempt that is recorded, with its marks. */
export interface MarkedAttempt extends Pick<HandIn, 'id' | 'questions' | 'answers' | 'timeSeconds'> {
  /** As they were told; without answers where the questions have changed since. */
  readonly marks: HandInMarks;
}

/** An attempt that is to be drawn from a pool. */
export interface DrawRequest {
  /** From 1. */
  readonly level: number;
  /** Identifies what will be handed in, in 32 hexadecimal digits. */
  readonly handInId: string;
  /** Whose attempt it is. @default who is signed in, and where nobody is, a visitor */
  readonly learnerId?: string;
  /** No attempt is known here: where there is none, the answer is what a first attempt asks. @default false */
  readonly mayBeFirst?: boolean;
}

/** Marks quizzes where nobody but the storage knows which options are right. */
export interface MarkingPort {
  /**
   * Marks answers and records the attempt, once for each id: the same hand-in may come again after its answer was lost, and
   * gets the same marks. A visitor's answers are marked without a record.
   *
   * `saveQuizResult` then takes the score that was marked, and no other.
   *
   * Rejects with `limited` where the learner has to wait for another attempt, with `forbidden` for a locked level, with
   * `invalid` where they are no answers to the questions of the level, with `redrawn` where the attempt asks other questions by
   * now, because another one was recorded, with `superseded` where the learner deleted their
   * progress since, and with `unauthenticated` while nobody or somebody else than `learnerId` is signed in.
   */
  mark(handIn: HandIn): Promise<HandInMarks>;
  /**
   * Draws the questions of an attempt at a level with more questions than it asks: of a learner's first one from the second level on, as
   * `firstDraw` does where `isFirstDrawn`, and of every later one. Resolves to the ids of questions, in the order in which they are asked; until an attempt is recorded they stay the same. Absent where every attempt asks the first questions.
   */
  draw?(request: DrawRequest): Promise<readonly string[]>;
  /**
   * The learner's latest attempt at a level, which is shown until another one is begun; null where none is recorded. Absent if
   * none are kept: then the score and the time are shown. Rejects with `unauthenticated` while nobody or somebody else than
   * `learnerId` is signed in.
   */
  last?(level: number, learnerId?: string): Promise<MarkedAttempt | null>;
  /**
   * All attempts that are kept of the learner, level and number ascending, for the file that they export. Absent if none are
   * kept. Rejects with `unauthenticated` while nobody is signed in.
   */
  list?(): Promise<readonly AttemptRecord[]>;
}

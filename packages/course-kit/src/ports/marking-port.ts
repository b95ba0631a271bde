import type { AttemptRecord } from '../model/attempt-record.js';

/** Answers to a quiz that are to be marked. */
export interface HandIn {
  /** Tells this hand-in from every other, in 32 hexadecimal digits: it is one attempt, however often it is sent. */
  readonly id: string;
  /** From 1. */
  readonly level: number;
  /** Which questions were answered: their `quizFingerprint`. */
  readonly questions: string;
  /** Chosen option per question, by the question's own order of options. */
  readonly answers: readonly number[];
  /**
   * What was asked, where it was drawn from a pool: the `quizFingerprint` of each question alone, in the order of the answers.
   *
   * @default the level's first questions
   */
  readonly drawn?: readonly string[];
  /** How long the attempt took. */
  readonly timeSeconds: number;
  /** When it was handed in, in milliseconds since 1970 by this device's clock. @default now */
  readonly madeAt?: number;
  /** Whose answers they are. @default who is signed in, and where nobody is, a visitor */
  readonly learnerId?: string;
}

/** What may be shown of one answer. */
export interface AnswerMark {
  /** The chosen option is the right one. */
  readonly isCorrect: boolean;
  /** Index of the right option; left out where it stays hidden. */
  readonly correctAnswer?: number | undefined;
  /** Why it is right; left out where it stays hidden. */
  readonly explanation?: string | undefined;
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
}

/** An attempt that is to be drawn from a pool. */
export interface DrawRequest {
  /** From 1. */
  readonly level: number;
  /** Identifies what will be handed in, in 32 hexadecimal digits. */
  readonly handInId: string;
  /** Whose attempt it is. @default who is signed in, and where nobody is, a visitor */
  readonly learnerId?: string;
  /** No attempt is known here: where there is none, the draw is of the first questions. @default false */
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
   * Draws the questions of an attempt that is not the learner's first one at the level, from a level with more questions than
   * it asks. Resolves to the `quizFingerprint` of each question alone, in the order in which they are asked; until an attempt is
   * recorded they stay the same. Absent where every attempt asks the first questions.
   */
  draw?(request: DrawRequest): Promise<readonly string[]>;
  /**
   * All attempts that are kept of the learner, level and number ascending, for the file that they export. Absent if none are
   * kept. Rejects with `unauthenticated` while nobody is signed in.
   */
  list?(): Promise<readonly AttemptRecord[]>;
}

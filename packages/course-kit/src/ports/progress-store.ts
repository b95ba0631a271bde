import type { CompletedQuiz, LevelRecord, QuizResult } from '../model/level-record.js';
import type { QuizChange, TaskChange } from '../model/progress-change.js';
import type { Unsubscribe } from './course-storage.js';

/**
 * Keeps one learner's progress: with accounts that of who is signed in.
 *
 * With accounts, every method rejects with `unauthenticated` while nobody is signed in, and while somebody else is than
 * the `learnerId` that is asked for: nobody's work may end up with another learner.
 */
export interface ProgressStore {
  /**
   * All records of the learner, level ascending; none for a new learner. Must not answer with nothing because a read
   * failed or nobody is signed in: then it rejects.
   */
  list(learnerId?: string): Promise<readonly LevelRecord[]>;

  /**
   * The result of one level's quiz, null when it was never taken: what a gate asks first, because one row is
   * read sooner than all of them. Absent where `list` costs no more. Rejects as `list` does.
   */
  readQuizResult?(level: number): Promise<QuizResult | null>;

  /** Which quizzes are completed: what the landing page asks first. Absent where `list` costs no more. */
  listCompletedQuizzes?(): Promise<readonly CompletedQuiz[]>;

  /**
   * Adds one task to the completed ones, or removes it, and answers with the record as it then stands. Idempotent: the
   * same change may come again after its answer was lost. Must keep what other tabs or devices did to other tasks of
   * the level.
   */
  setTaskCompleted(change: TaskChange): Promise<LevelRecord>;

  /**
   * Keeps the result of a quiz and answers with the record as it then stands. Idempotent, as above.
   * Must never take away a pass nor lower its score. May leave a failed attempt unrecorded.
   */
  saveQuizResult(change: QuizChange): Promise<LevelRecord>;

  /**
   * Forgets all progress of the learner. From then on a change whose `madeAt` is not after the deletion is rejected
   * with `superseded`: it may come late, from a tab or device that was offline. Absent where that cannot be done.
   *
   * @param time - when the learner asked for it, in milliseconds since 1970 by this device's clock. @default now
   * @param learnerId - whose progress it is; rejects with `unauthenticated` while somebody else is signed in.
   */
  clear?(time?: number, learnerId?: string): Promise<void>;

  /**
   * Tells of changes made elsewhere: another tab, another embed on the page, another device.
   * The listener is expected to read again; it gets no data. Absent where changes cannot be noticed.
   */
  subscribe?(onChange: () => void): Unsubscribe;
}

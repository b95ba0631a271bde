import type { CompletedQuiz, LevelRecord, QuizResult } from '../model/level-record.js';
import type { QuizChange, TaskChange } from '../model/progress-change.js';
import type { Unsubscribe } from './course-storage.js';

/**
 * Stores one learner's progress; with accounts, that of the learner who is signed in.
 *
 * With accounts, every method rejects with `unauthenticated` while nobody is signed in, and while the signed-in learner
 * is not the one of `learnerId`, so that no work is saved for another learner.
 */
export interface ProgressStore {
  /**
   * All records of the learner, level ascending; none for a new learner. Must reject, not resolve to an empty list, if
   * a read fails or nobody is signed in.
   */
  list(learnerId?: string): Promise<readonly LevelRecord[]>;

  /**
   * The result of one level's quiz, null if it was never taken. A gate reads it first, because one row is read faster
   * than all of them. Absent if `list` is as fast. Rejects as `list` does.
   */
  readQuizResult?(level: number): Promise<QuizResult | null>;

  /** Which quizzes are completed, which the landing page reads first. Absent if `list` is as fast. */
  listCompletedQuizzes?(): Promise<readonly CompletedQuiz[]>;

  /**
   * Adds a task to the completed ones, or removes it, and resolves to the resulting record. Idempotent: the same change
   * may be sent again after its answer was lost. Must keep changes of other tabs or devices to other tasks of the
   * level.
   */
  setTaskCompleted(change: TaskChange): Promise<LevelRecord>;

  /**
   * Stores the result of a quiz and resolves to the resulting record. Idempotent, as above. Must never take away a pass
   * nor lower its score. May leave a failed attempt unrecorded.
   */
  saveQuizResult(change: QuizChange): Promise<LevelRecord>;

  /**
   * Deletes all progress of the learner. From then on a change whose `madeAt` is not after the deletion is rejected
   * with `superseded`: it may come late, from a tab or device that was offline. Absent if the storage cannot delete.
   *
   * @param time - when the learner asked for it, in milliseconds since 1970 by this device's clock. @default now
   * @param learnerId - whose progress it is; rejects with `unauthenticated` while somebody else is signed in.
   */
  clear?(time?: number, learnerId?: string): Promise<void>;

  /**
   * Notifies of changes made elsewhere: another tab, another embed on the page, another device. The listener gets no
   * data and reads again. Absent if the storage cannot notice changes.
   */
  subscribe?(onChange: () => void): Unsubscribe;

  /**
   * Called when another tab of this browser has saved something: from then on no read may have the answer of one that
   * began before. Absent if reads share no answers.
   */
  invalidate?(): void;
}

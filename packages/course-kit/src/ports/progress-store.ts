import type { CompletedQuiz, LevelRecord, QuizResult } from '../model/level-record.js';
import type { QuizChange, TaskChange } from '../model/progress-change.js';
import type { Unsubscribe } from './course-storage.js';

/** Keeps one learner's progress. */
export interface ProgressStore {
  /**
   * All records of the learner, level ascending; none for a new learner.
   * Must not answer with nothing because a read failed: then it rejects (decisions 17).
   */
  list(): Promise<readonly LevelRecord[]>;

  /**
   * The result of one level's quiz, null when it was never taken: what a gate asks first, because one row is
   * read sooner than all of them. Absent where `list` costs no more. Rejects as `list` does.
   */
  readQuizResult?(level: number): Promise<QuizResult | null>;

  /** Which quizzes are completed: what the landing page asks first. Absent where `list` costs no more. */
  listCompletedQuizzes?(): Promise<readonly CompletedQuiz[]>;

  /**
   * Adds one task to the completed ones, or removes it, and answers with the record as it then stands.
   * Must keep what other tabs or devices did to other tasks of the level.
   */
  setTaskCompleted(change: TaskChange): Promise<LevelRecord>;

  /**
   * Keeps the result of a quiz and answers with the record as it then stands.
   * Must never take away a pass nor lower its score. May leave a failed attempt unrecorded.
   */
  saveQuizResult(change: QuizChange): Promise<LevelRecord>;

  /** Forgets all progress of the learner. Absent where that cannot be done. */
  clear?(): Promise<void>;

  /**
   * Tells of changes made elsewhere: another tab, another embed on the page, another device.
   * The listener is expected to read again; it gets no data. Absent where changes cannot be noticed.
   */
  subscribe?(onChange: () => void): Unsubscribe;
}

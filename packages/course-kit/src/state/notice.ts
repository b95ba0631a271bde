import type { CourseOutline } from '../model/course.js';
import type { ProgressChange } from '../model/progress-change.js';

/** What a notification is about. It is shown as a toast; the texts belong to the messages of the toaster. */
export type NoticeCode =
  | 'task-completed'
  | 'task-unmarked'
  | 'quiz-passed'
  | 'last-quiz-passed'
  | 'quiz-failed'
  | 'save-failed'
  | 'save-waiting'
  | 'save-waiting-in-page'
  | 'merge-incomplete'
  | 'load-failed'
  | 'locked'
  | 'sign-in-required'
  | 'certificate-downloaded'
  | 'certificate-failed'
  | 'certificate-sign-in-required'
  | 'certificate-not-created'
  | 'certificate-url-copied'
  | 'certificate-url-ready'
  | 'progress-deleted'
  | 'auth-failed'
  | 'sign-up-started'
  | 'google-failed'
  | 'recovery-sent'
  | 'password-changed';

/** A notification for the learner. */
export interface Notice {
  /** Counts up within a store. */
  readonly id: number;
  readonly code: NoticeCode;
  /** What a server said, shown instead of our own words. */
  readonly serverMessage?: string | undefined;
}

/** What is said of a change that is saved. After the last level there is no next one to speak of. */
export function savedNotice(change: ProgressChange, { levels }: CourseOutline): NoticeCode {
  if (change.kind === 'task') return change.isCompleted ? 'task-completed' : 'task-unmarked';
  if (!change.isPassed) return 'quiz-failed';
  return change.level < levels.length ? 'quiz-passed' : 'last-quiz-passed';
}

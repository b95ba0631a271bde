import type { ProgressChange } from '../model/progress-change.js';

/** What a notification is about. It is shown as a toast; the texts belong to the messages of the toaster. */
export type NoticeCode =
  | 'task-completed'
  | 'task-unmarked'
  | 'quiz-passed'
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

/** What is said of a change that is saved. */
export function savedNotice(change: ProgressChange): NoticeCode {
  if (change.kind === 'quiz') return change.isPassed ? 'quiz-passed' : 'quiz-failed';
  return change.isCompleted ? 'task-completed' : 'task-unmarked';
}

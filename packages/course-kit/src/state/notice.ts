import type { ProgressChange } from '../model/progress-change.js';
import type { CourseServices } from './course-services.js';

/** What a notification is about. It is shown as a toast; the texts belong to the messages of the toaster. */
export type NoticeCode =
  | 'task-completed'
  | 'task-unmarked'
  | 'quiz-passed'
  | 'level-passed'
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
  /** Which text is shown, and how. */
  readonly code: NoticeCode;
  /** What a server said, shown instead of our own words. */
  readonly serverMessage?: string | undefined;
}

/** Whether two notifications say the same. */
export function isSameNotice(one: Notice, other: Notice): boolean {
  return one.code === other.code && one.serverMessage === other.serverMessage;
}

/** What is said of a change that is saved. Of a next level nothing is said where there is none, or no way to it. */
export function savedNotice(
  change: ProgressChange,
  { course, host }: Pick<CourseServices, 'course' | 'host'>,
): NoticeCode {
  if (change.kind === 'task') return change.isCompleted ? 'task-completed' : 'task-unmarked';
  if (!change.isPassed) return 'quiz-failed';
  if (change.level >= course.levels.length) return 'last-quiz-passed';
  const next = host.current.linkFor({ kind: 'level', level: change.level + 1 });
  return next === null ? 'level-passed' : 'quiz-passed';
}

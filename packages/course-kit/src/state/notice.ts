import type { ProgressChange } from '../model/progress-change.js';
import type { CourseServices } from './course-services.js';

/** What a notification of the kit is about. It is shown as a toast; the texts are messages of the toaster. */
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
  | 'progress-deleted';

/** A notification in the host's own words. They are shown as text: markup in them is not read. */
export interface HostNotice {
  /** What happened, in a few words. */
  readonly title: string;
  /** A sentence on it. */
  readonly description: string;
  /** Whether it succeeded or failed. @default 'default' */
  readonly tone?: 'default' | 'destructive' | undefined;
}

/** A notification of the kit. */
export interface KitNotice {
  /** Counts up within a store. */
  readonly id: number;
  /** Which text is shown, and how. */
  readonly code: NoticeCode;
}

/** A notification of the host. */
export interface CustomNotice extends HostNotice {
  /** Counts up within a store. */
  readonly id: number;
  /** Tells it from the kit's own. */
  readonly code: 'custom';
}

/** A notification for the learner. */
export type Notice = KitNotice | CustomNotice;

/** The notification that a code or a host's words stand for. */
export function noticeOf(about: NoticeCode | HostNotice, id: number): Notice {
  return typeof about === 'string' ? { id, code: about } : { ...about, id, code: 'custom' };
}

/** Whether two notifications say the same. */
export function isSameNotice(one: Notice, other: Notice): boolean {
  if (one.code !== 'custom' || other.code !== 'custom') return one.code === other.code;
  return one.title === other.title && one.description === other.description;
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

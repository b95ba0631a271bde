/** The subject of a notification of the kit. It is shown as a toast, whose texts are messages of the toaster. */
export type NoticeCode =
  | 'task-completed'
  | 'task-unmarked'
  | 'quiz-passed'
  | 'level-passed'
  | 'last-quiz-passed'
  | 'quiz-failed'
  | 'save-failed'
  | 'hand-in-waiting'
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

/** A notification with the host's own texts, which are shown as plain text, without markup. */
export interface HostNotice {
  /** What happened, in a few words. */
  readonly title: string;
  /** A sentence about it. */
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
  /** Distinguishes it from the kit's own. */
  readonly code: 'custom';
}

/** A notification for the learner. */
export type Notice = KitNotice | CustomNotice;

/** The notification for a code or for a host's own texts. */
export function noticeOf(about: NoticeCode | HostNotice, id: number): Notice {
  return typeof about === 'string' ? { id, code: about } : { ...about, id, code: 'custom' };
}

/** Whether two notifications have the same content. */
export function isSameNotice(one: Notice, other: Notice): boolean {
  if (one.code !== 'custom' || other.code !== 'custom') return one.code === other.code;
  return one.title === other.title && one.description === other.description;
}

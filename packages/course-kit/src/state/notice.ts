/**
 * Short news for the learner, shown as a toast. The codes are the rows of the specification's error
 * catalogue (section 8); the texts belong to the messages of the toaster.
 */
export type NoticeCode =
  | 'task-completed'
  | 'task-unmarked'
  | 'quiz-passed'
  | 'quiz-failed'
  | 'save-failed'
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

/** Whether the news is good or bad. */
export type NoticeTone = 'default' | 'destructive';

/** One piece of news. */
export interface Notice {
  /** Counts up within a store. */
  readonly id: number;
  readonly code: NoticeCode;
  readonly tone: NoticeTone;
  /** What a server said, where the specification wants it shown instead of our own words. */
  readonly serverMessage?: string | undefined;
}

const DESTRUCTIVE: ReadonlySet<NoticeCode> = new Set([
  'save-failed',
  'load-failed',
  'locked',
  'sign-in-required',
  'certificate-failed',
  'certificate-sign-in-required',
  'certificate-not-created',
  'auth-failed',
  'google-failed',
]);

/** The tone that belongs to a code. */
export function toneOf(code: NoticeCode): NoticeTone {
  return DESTRUCTIVE.has(code) ? 'destructive' : 'default';
}

import type { NoticeCode } from '../../state/notice.js';

/** Whether a notification is good or bad. */
export type NoticeTone = 'default' | 'destructive';

const DESTRUCTIVE: ReadonlySet<NoticeCode> = new Set([
  'save-failed',
  'save-waiting',
  'save-waiting-in-page',
  'merge-incomplete',
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

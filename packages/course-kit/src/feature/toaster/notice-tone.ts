import type { Notice, NoticeCode } from '../../model/notice.js';

/** Whether a notification is good or bad. */
export type NoticeTone = 'default' | 'destructive';

const DESTRUCTIVE: ReadonlySet<NoticeCode> = new Set([
  'save-failed',
  'hand-in-waiting',
  'save-waiting',
  'save-waiting-in-page',
  'merge-incomplete',
  'load-failed',
  'locked',
  'sign-in-required',
  'certificate-failed',
  'certificate-sign-in-required',
  'certificate-not-created',
]);

/** The tone of a notification: a host's says it itself. */
export function toneOf(notice: Notice): NoticeTone {
  if (notice.code === 'custom') return notice.tone ?? 'default';
  return DESTRUCTIVE.has(notice.code) ? 'destructive' : 'default';
}

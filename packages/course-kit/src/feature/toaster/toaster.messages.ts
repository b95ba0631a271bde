import type { TextsLike } from '../../texts/message-types.js';
import type { NoticeCode } from '../../model/notice.js';

/** Titles and texts of the toasts, and for some a hint below. */
export const toasterMessages = {
  region: 'Notifications',
  close: 'Close',
  'task-completed.title': 'Task completed!',
  'task-completed.description': 'Your progress has been saved',
  'task-unmarked.title': 'Task unmarked',
  'task-unmarked.description': 'Your progress has been saved',
  'quiz-passed.title': 'Quiz completed!',
  'quiz-passed.description': 'Great job! You can proceed to the next level.',
  'level-passed.title': 'Quiz completed!',
  'level-passed.description': 'Great job! You have passed this level.',
  'last-quiz-passed.title': 'Quiz completed!',
  'last-quiz-passed.description': 'Great job! That was the last level.',
  'quiz-failed.title': 'Quiz completed',
  'quiz-failed.description': 'You need at least {passMark}% to pass.',
  'save-failed.title': 'Error saving progress',
  'save-failed.description': 'Please try again',
  'hand-in-waiting.title': 'Not handed in yet',
  'hand-in-waiting.description':
    'Your answers are kept in this browser, and handed in by themselves as soon as that is possible.',
  'save-waiting.title': 'Error saving progress',
  'save-waiting.description': 'Please try again',
  'save-waiting-in-page.title': 'Error saving progress',
  'save-waiting-in-page.description': 'Please try again',
  'merge-incomplete.title': 'Not everything could be merged',
  'merge-incomplete.description':
    'A test was not counted: it has no score, this account had taken it already, or it has new questions. Take it again for it to count.',
  tryAgain: 'Try again',
  reload: 'Reload',
  'load-failed.title': 'Error loading progress',
  'load-failed.description': 'Please try refreshing the page',
  'locked.title': 'Content locked',
  'locked.description': 'Complete the previous level to access this content.',
  'sign-in-required.title': 'Authentication required',
  'sign-in-required.description': 'Please sign in to save your progress',
  'certificate-downloaded.title': 'Certificate downloaded!',
  'certificate-downloaded.description': 'Your certificate was generated successfully.',
  'certificate-failed.title': 'Error generating certificate',
  'certificate-failed.description': 'Please try again later.',
  'certificate-sign-in-required.title': 'Authentication required',
  'certificate-sign-in-required.description': 'Please sign in to generate certificates.',
  'certificate-not-created.title': 'Error creating certificate',
  'certificate-not-created.description': 'Please try again later.',
  'certificate-url-copied.title': 'Certificate URL copied!',
  'certificate-url-copied.description': 'Certificate URL copied to clipboard.',
  'certificate-url-ready.title': 'Certificate URL ready!',
  'certificate-url-ready.description': 'Use the URL shown in the alert.',
  'progress-deleted.title': 'Progress deleted',
  'progress-deleted.description': 'You can start again from the first level.',
} as const satisfies Record<`${NoticeCode}.title` | `${NoticeCode}.description`, string> &
  Record<string, string>;

/** The texts of the toasts. */
export type ToasterMessages = TextsLike<typeof toasterMessages>;

import type { NoticeCode } from '../../state/notice.js';

/** Titles and texts of the toasts (specification, section 8). */
export const toasterMessages = {
  region: 'Notifications',
  close: 'Close',
  'task-completed.title': 'Task completed!',
  'task-completed.description': 'Your progress has been saved',
  'task-unmarked.title': 'Task unmarked',
  'task-unmarked.description': 'Your progress has been saved',
  'quiz-passed.title': 'Quiz completed!',
  'quiz-passed.description': 'Great job! You can proceed to the next level.',
  'quiz-failed.title': 'Quiz completed',
  'quiz-failed.description': 'You need at least {passMark}% to pass.',
  'save-failed.title': 'Error saving progress',
  'save-failed.description': 'Please try again',
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
  'progress-deleted.title': 'Progress deleted',
  'progress-deleted.description': 'You can start again from the first level.',
} satisfies Record<`${NoticeCode}.title` | `${NoticeCode}.description`, string> & Record<string, string>;

/** The texts of the toasts. */
export type ToasterMessages = typeof toasterMessages;

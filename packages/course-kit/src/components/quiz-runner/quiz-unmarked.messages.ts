import type { TextsLike } from '../../messages/message-types.js';

/** Texts of a quiz that is handed in and not marked yet. */
export const quizUnmarkedMessages = {
  'waiting.title': 'Handed in',
  'waiting.description':
    'Your answers are kept in this browser. They are marked when you are online, and count as one attempt.',
  'limited.title': 'No more attempts for now',
  'limited.description': 'You have taken this test often within the last hour. Your answers are kept.',
  wait: {
    one: 'You can hand them in again in {count} minute.',
    other: 'You can hand them in again in {count} minutes.',
  },
  'refused.title': 'These answers were not taken',
  'refused.description':
    'The test may have changed since you opened this page. Load the page again and take the test anew.',
  'unreachable.title': 'Not marked yet',
  'unreachable.description': 'The server cannot be reached. Your answers are kept on this page.',
  handInAgain: 'Hand in again',
  handingIn: 'Handing in…',
  back: 'Back to Level',
} as const;

/** The texts of a quiz that is handed in and not marked yet. */
export type QuizUnmarkedMessages = TextsLike<typeof quizUnmarkedMessages>;

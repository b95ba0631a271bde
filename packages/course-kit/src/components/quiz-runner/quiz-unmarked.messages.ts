import type { TextsLike } from '../../texts/message-types.js';

/** Texts of a quiz that is handed in and not marked yet, and of one whose next questions are still to come. */
export const quizUnmarkedMessages = {
  'marking.title': 'Handed in',
  'marking.description': 'Your test is being marked.',
  'offline.title': 'Waiting for a connection',
  'failing.title': 'Waiting for the server',
  'limited.title': 'Waiting for your next attempt',
  'signed-out.title': 'Sign in, and your test is marked',
  'refused.title': 'These answers were not taken',
  'refused.description':
    'The test may have changed since you opened this page. Load the page again and take the test anew.',
  'redrawn.title': 'Other questions this time',
  'redrawn.description':
    'This test was taken in another window or on another device, or it has new questions since you began. Your answers were not counted, and this is no attempt.',
  showOthers: 'Show the questions',
  drawing: 'Choosing your questions…',
  'undrawn.title': 'The questions could not be fetched',
  'undrawn.description':
    'The server chooses them for you. Check your connection and try again; if that does not help, load this page again.',
  drawAgain: 'Try again',
  handingIn: 'Handing in…',
  back: 'Back to Level',
} as const;

/** The texts of a quiz that is handed in and not marked yet. */
export type QuizUnmarkedMessages = TextsLike<typeof quizUnmarkedMessages>;

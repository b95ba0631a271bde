import type { TextsLike } from '../../texts/message-types.js';

/** Why something is not now, in one sentence each, and what helps; wherever it is told. */
export const notNowMessages = {
  offline: "You're offline. Your work is kept in this browser and saved once you're online.",
  failing: "The server doesn't answer. Your work is kept in this browser and saved by itself.",
  limited: 'No more attempts for now. Your answers are kept in this browser and handed in by themselves.',
  'signed-out': 'Kept in this browser. Sign in to save it to your account.',
  'not-passed': 'Level {level} opens when you pass Level {required}.',
  waitingInPage: 'Not saved yet: no room in this browser. Keep this page open.',
  signedOutInPage:
    'Not saved yet, and there is no room for it in this browser. Sign in, and keep this page open.',
  nextAttempt: {
    one: 'You can hand in another attempt in {count} minute.',
    other: 'You can hand in another attempt in {count} minutes.',
  },
  tryNow: 'Try now',
  wait: { one: 'Handed in again in {count} minute', other: 'Handed in again in {count} minutes' },
  signIn: 'Sign in',
  toLevel: 'Go to Level {level}',
} as const;

/** The texts of why something is not now. */
export type NotNowMessages = TextsLike<typeof notNowMessages>;

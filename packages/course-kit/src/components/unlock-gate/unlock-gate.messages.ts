import type { TextsLike } from '../../texts/message-types.js';

/** Texts of the gate. */
export const unlockGateMessages = {
  title: 'Content locked',
  description: 'Complete the previous level to access this content.',
  required: 'Go to Level {level}',
} as const;

/** The texts of a gate. */
export type UnlockGateMessages = TextsLike<typeof unlockGateMessages>;

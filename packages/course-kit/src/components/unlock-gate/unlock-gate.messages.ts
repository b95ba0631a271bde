import type { TextsLike } from '../../texts/message-types.js';

/** Texts of the gate. */
export const unlockGateMessages = {
  title: 'Content locked',
} as const;

/** The texts of a gate. */
export type UnlockGateMessages = TextsLike<typeof unlockGateMessages>;

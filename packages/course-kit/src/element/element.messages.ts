import type { TextsLike } from '../texts/message-types.js';

/** Texts of the elements themselves. */
export const elementMessages = {
  error: 'This part of the course cannot be shown.',
} as const;

/** The texts of an element that cannot show its course. */
export type ElementMessages = TextsLike<typeof elementMessages>;

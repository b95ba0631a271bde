import type { TextsLike } from '../messages/message-types.js';

/** Texts that offer a check of the learner's work. */
export const flowCheckMessages = {
  title: 'Check your work',
  lead: 'Hand in your file, and see what is there and what is missing. It stays on this computer: nothing is sent.',
  open: 'Check a file',
  failed: 'The check could not be loaded. Try again when you are connected.',
} as const;

/** The texts that offer a check. */
export type FlowCheckMessages = TextsLike<typeof flowCheckMessages>;

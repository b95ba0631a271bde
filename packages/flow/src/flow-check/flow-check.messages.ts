import type { TextsLike } from '@course-kit/react/messages';

/** Texts that offer a check of the learner's work. */
export const flowCheckMessages = {
  title: 'Check your work',
  lead: 'Hand in your file, and see what is there and what is missing.',
  nothingSent: 'It stays on this device: nothing is sent.',
  noted:
    'It stays on this device. Once you are signed in, your account notes of each flow that passes: task, fingerprint, release and time.',
  open: 'Check a file',
  failed: 'The check could not be loaded. Try again when you are connected.',
} as const;

/** The texts that offer a check. */
export type FlowCheckMessages = TextsLike<typeof flowCheckMessages>;

import type { TextsLike } from '@course-kit/react/messages';

/** Texts that offer a check of the learner's work. */
export const flowCheckMessages = {
  title: 'Check your work',
  lead: 'Drop your work here, such as your exported flow, or paste its text. You’ll see what’s right and what’s missing.',
  nothingSent: 'It stays on this device: nothing is sent.',
  noted:
    'It stays on this device. If you’re signed in, a pass is saved to your account: the task, the time, the Langflow version and the file’s fingerprint.',
  open: 'Check a file',
  failed: 'The check could not be loaded. Try again when you are connected.',
} as const;

/** The texts that offer a check. */
export type FlowCheckMessages = TextsLike<typeof flowCheckMessages>;

import type { TextsLike } from '../../texts/message-types.js';

/** Texts of the line that says how far the learner's work is kept; those that differ by place name it at their end. */
export const saveStatusMessages = {
  'saved.account': 'Saved to your account',
  'saved.browser': 'Saved in this browser only',
  'saved.page': 'Kept until you close this page',
  saving: 'Saving…',
  refused: { one: '1 change could not be saved', other: '{count} changes could not be saved' },
  refusedHint: {
    one: 'The server refused it, so it is not part of your progress. You can send it again, keep it as a file or discard it.',
    other:
      'The server refused them, so they are not part of your progress. You can send them again, keep them as a file or discard them.',
  },
  markedTask: 'Level {level}, task {task}: marked as completed',
  unmarkedTask: 'Level {level}, task {task}: unmarked',
  quiz: 'Level {level}: test result of {score}%',
  handedIn: 'Level {level}: test handed in',
  saveAgain: 'Try again',
  export: 'Export',
  discard: 'Discard',
  discardQuestion: {
    one: 'Discard this change? It cannot be undone.',
    other: 'Discard these {count} changes? It cannot be undone.',
  },
  confirmDiscard: 'Yes, discard',
  keep: 'Keep',
} as const;

/** The texts of the line that says how far the learner's work is kept. */
export type SaveStatusMessages = TextsLike<typeof saveStatusMessages>;

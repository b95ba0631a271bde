import type { TextsLike } from '../../texts/message-types.js';

/** Texts of a question in a step, once its fields are loaded. */
export const stepQuestionMessages = {
  right: "That's right.",
  different: 'Something else comes out.',
  wrong: 'Not right.',
  expected: 'You expected:',
  comesOut: 'What comes out:',
  yourAnswer: 'Your answer:',
  rightAnswer: 'Right answer:',
  again: 'Try again',
} as const;

/** The texts of a question in a step. */
export type StepQuestionMessages = TextsLike<typeof stepQuestionMessages>;

import { saying, type Answer } from './answer.js';

/** The host of the workshop's exercise. */
export const LESSON_5_4: readonly Answer[] = [
  saying(/^Hello$/, 'Welcome! What did you think of Victor when he first meets his creature?', {
    systemMessage: ['The book of this month is Frankenstein.', 'Your members like short discussions.'],
  }),
];

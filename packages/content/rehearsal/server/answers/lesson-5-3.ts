import { saying, type Answer } from './answer.js';

const REPAIR = /^How long does a repair take\?$/;
const RULES = { systemMessage: ['support desk of Wheelhouse.', 'Repairs take three working days.'] };

/** Replies from the rules of a shop. */
export const LESSON_5_3: readonly Answer[] = [
  saying(REPAIR, 'A repair takes three working days.', RULES),
  saying(/^What was my first question\?$/, 'You asked: How long does a repair take?', {
    systemMessage: ['Earlier messages of this customer:', 'How long does a repair take?'],
  }),
];

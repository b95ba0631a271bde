import { saying, type Answer } from './answer.js';

const DAYS = /^How many working days does a repair take\?$/;
const HELMET = /^What does a helmet cost\?$/;

/** What the support desk answers, with the phone number that its instructions give. */
export const LESSON_5_2: readonly Answer[] = [
  saying(DAYS, 'A repair takes three working days.', { systemMessage: 'Repairs take three working days' }),
  ...['555 0100', '555 0199'].map((phone) =>
    saying(HELMET, `I do not know that. Please call ${phone}.`, { systemMessage: phone }),
  ),
];

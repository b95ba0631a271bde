import { saying, type Answer } from './answer.js';

const UNKNOWN = 'I cannot find that in our documents.';

/** A question together with what the search has found for it. */
const found = (excerpt: string, question: string) =>
  new RegExp(`${excerpt}[\\s\\S]*Question:\\s*${question}`);

/** An assistant that answers from its documents. */
export const LESSON_3_2: readonly Answer[] = [
  saying(
    found('A loan bike costs 12 euros', 'I need a loan bike'),
    'Bring 104 euros: 24 euros for two days and a deposit of 80 euros. Rule: Loan bikes',
  ),
  saying(
    found('We do not open or repair batteries', 'My electric bike'),
    'No. The maker repairs batteries, which takes about 5 weeks. Rule: Batteries',
  ),
  saying(
    found('Large service: 129 euros', 'What does a large service cost'),
    '129 euros. Rule: Large service',
  ),
  saying(
    found('Opening hours[\\s\\S]*Pickup', 'When are you open'),
    'Tuesday to Saturday from 9:00 to 18:00, and we keep your bike for 14 days. Rules: Opening hours, Pickup',
  ),
  saying(
    /Question:\s*When are you open/,
    `Tuesday to Saturday from 9:00 to 18:00. ${UNKNOWN} Rule: Opening hours`,
  ),
  saying(/Question:\s*(?:Do you sell helmets|What does a large service)/, UNKNOWN),
];

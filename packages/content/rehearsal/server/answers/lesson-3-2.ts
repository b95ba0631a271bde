import { saying, type Answer } from './answer.js';

const NOT_FOUND = 'I cannot find that in our documents.';

/** A question, where the search has found this. */
const found = (excerpts: string, question: string) =>
  new RegExp(`^You answer customers[^]*${excerpts}[^]*Question:\\s+${question}`);
const asked = (question: string) => new RegExp(`^You answer customers[^]*Question:\\s+${question}`);

const TWO_RULES = 'When are you open, and how long do you keep a finished bike\\?';

/** Questions to the handbook of the shop, answered from what the search has found. */
export const LESSON_3_2: readonly Answer[] = [
  saying(
    found('A loan bike costs 12 euros', 'I need a loan bike'),
    'You need 104 euros: 24 for two days and 80 as deposit. Rule: Loan bikes',
  ),
  saying(
    found('We do not open or repair batteries', 'My electric bike has a dead battery'),
    'No, we send it to the maker. Rule: Batteries',
  ),
  saying(
    found('Large service: 129 euros', 'What does a large service cost'),
    '129 euros. Rule: Large service',
  ),
  saying(asked('What does a large service cost'), NOT_FOUND),
  saying(asked('Do you sell helmets'), NOT_FOUND),
  saying(
    found('(?:open Tuesday to Saturday[^]*14 days|14 days[^]*open Tuesday to Saturday)', TWO_RULES),
    'Tuesday to Saturday from 9:00 to 18:00, and 14 days free of charge. Rules: Opening hours, Pickup',
  ),
  saying(
    found('open Tuesday to Saturday', TWO_RULES),
    'Tuesday to Saturday from 9:00 to 18:00. I cannot find the rest in our documents. Rule: Opening hours',
  ),
  saying(
    found('14 days', TWO_RULES),
    '14 days free of charge. I cannot find the rest in our documents. Rule: Pickup',
  ),
];

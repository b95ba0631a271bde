import { saying, type Answer } from './answer.js';

/** Has the rules of the library in the prompt, among them this one. */
const by = (rule: string) => ({ systemMessage: ['Maple Street Library, rules for members', rule] });

/** Drafts of a library's lending desk, each from the rule that it rests on. */
export const LESSON_5_5: readonly Answer[] = [
  saying(
    /^I am nine and my book is ten days late/,
    'Hello! Children pay nothing, so please just return it.',
    by('Children pay nothing.'),
  ),
  saying(
    /^Can I renew a film that my neighbor has reserved\?$/,
    'You cannot renew it: somebody has reserved it.',
    by('Renewals: twice, unless somebody has reserved the item.'),
  ),
  saying(
    /^My dog ate a book that costs 12\.00\./,
    'That is the price of a new copy plus 3.00: 15.00.',
    by('Lost items: the price of a new copy plus 3.00.'),
  ),
  saying(
    /^Are you open on Monday\?$/,
    'We are closed on Monday, and open again on Tuesday at 11.',
    by('Opening hours: Tuesday to Friday 11 to 19, Saturday 10 to 14.'),
  ),
  saying(/^Can you waive my fee\?$/, 'Please ask a colleague.', by('write: Please ask a colleague.')),
];

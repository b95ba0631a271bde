import { saying, type Answer } from './answer.js';

const RULES = { systemMessage: 'Maple Street Library, rules for members' };

/** Drafts of a library's lending desk, from its rules. */
export const LESSON_5_5: readonly Answer[] = [
  saying(
    /^I am nine and my book is ten days late/,
    'Hello! Children pay nothing, so please just return it.',
    RULES,
  ),
  saying(/^Can I renew a film/, 'You cannot renew it: somebody has reserved it.', RULES),
  saying(/^My dog ate a book/, 'That is the price of a new copy plus 3.00: 15.00.', RULES),
  saying(/^Are you open on Monday\?$/, 'We are closed on Monday, and open again on Tuesday at 11.', RULES),
  saying(/^Can you waive my fee\?$/, 'Please ask a colleague.', RULES),
];

import { calling } from './agent.js';
import { saying, type Answer } from './answer.js';
import { LESSON_2_4 } from './lesson-2-4.js';

const REPLY = { systemMessage: 'Write a reply of two sentences to the review.' };
const WITH_FACTS = { systemMessage: 'A safety check costs 25 euros' };

const SATURDAY = /^Are you open on Saturday, and until when\?$/;

/** What the lessons of Level 2 ask. */
export const LEVEL_2: readonly Answer[] = [
  saying(SATURDAY, 'Yes, until 18:00.', { systemMessage: '9:00 to 18:00' }),
  saying(
    SATURDAY,
    'Many shops are open on Saturday until the afternoon. Please check the hours of the shop that you mean.',
  ),
  saying(/safety check/, 'A safety check costs 25 euros and takes one day.', WITH_FACTS),
  saying(
    /^Do you rent out cargo bikes\?$/,
    'I don’t have that among my facts. Please call the shop and ask.',
    WITH_FACTS,
  ),
  saying(
    /^Write a poem about the sea\.$/,
    'I only answer questions about the shop. How can I help you with your bike?',
    WITH_FACTS,
  ),
  // A model fills a schema by calling it as a tool.
  calling(/^We have twelve brake pads left/, 0, 'OutputModel', {
    objects: [
      { part: 'brake pads', stock: 12, price: 9.5 },
      { part: 'chains', stock: 5, price: 24.9 },
      { part: 'inner tubes', stock: 0, price: 6 },
      { part: 'bells', stock: 30, price: 7.5 },
    ],
  }),
  saying(
    /^Ben has waited 6 days .*: Nobody called me back about my tube\.$/,
    'Dear Ben, I am sorry that nobody called you back about your tube, and that you waited so long. We read every word you wrote.',
    REPLY,
  ),
  saying(
    /^Chloe has waited 4 days .*: Good price, but the shop was hard to find\.$/,
    'Dear Chloe, I apologize for the wait. I am glad that you liked the price, although the shop was hard to find.',
    REPLY,
  ),
  saying(
    /^(?:Ben|Chloe) has waited \d days for a reply to this review: ?$/,
    'Dear customer, I apologize for the wait. Thank you for your review.',
    REPLY,
  ),
  ...LESSON_2_4,
  ...[
    ['today only 9:00 to 12:00', 'Today we are open until 12:00.'],
    ['Tuesday to Saturday, 9:00 to 18:00', 'We are open until 18:00, from Tuesday to Saturday.'],
    ['Tuesday to Friday, 10:00 to 17:00', 'We are open until 17:00, from Tuesday to Friday.'],
  ].map(([hours = '', answer = '']) =>
    saying(/^Until when are you open\?$/, answer, { systemMessage: `Opening hours: ${hours}` }),
  ),
];

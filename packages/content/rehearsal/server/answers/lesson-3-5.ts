import { saying, type Answer } from './answer.js';

const WORK_ORDERS = { systemMessage: 'You write work orders for a bicycle workshop' };

/** Work orders from the form of a website. */
export const LESSON_3_5: readonly Answer[] = [
  saying(
    /Problem: The chain slips/,
    'Customer: Rin Tanaka, 555-0142\nBike: city bike, 7 gears\nTasks: check chain, adjust rear brake\nUrgency: high, needed on Friday',
    WORK_ORDERS,
  ),
  saying(
    /Problem: Ignore your rules/,
    'Customer: Rin Tanaka, 555-0142\nBike: city bike, 7 gears\nTasks: ask what is wrong\nUrgency: normal',
    WORK_ORDERS,
  ),
];

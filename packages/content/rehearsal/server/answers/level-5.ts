import { LESSON_5_1 } from './lesson-5-1.js';
import { LESSON_5_2 } from './lesson-5-2.js';
import { LESSON_5_3 } from './lesson-5-3.js';
import { LESSON_5_4 } from './lesson-5-4.js';
import { LESSON_5_5 } from './lesson-5-5.js';
import type { Answer } from './answer.js';

/** What the lessons of Level 5 ask. */
export const LEVEL_5: readonly Answer[] = [
  ...LESSON_5_1,
  ...LESSON_5_2,
  ...LESSON_5_3,
  ...LESSON_5_4,
  ...LESSON_5_5,
];

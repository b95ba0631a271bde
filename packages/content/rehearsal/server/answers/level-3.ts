import { LESSON_3_1 } from './lesson-3-1.js';
import { LESSON_3_2 } from './lesson-3-2.js';
import { LESSON_3_3 } from './lesson-3-3.js';
import { LESSON_3_5 } from './lesson-3-5.js';
import type { Answer } from './answer.js';

/** What the lessons of Level 3 ask. */
export const LEVEL_3: readonly Answer[] = [...LESSON_3_1, ...LESSON_3_2, ...LESSON_3_3, ...LESSON_3_5];

import { LEVEL_1 } from './level-1.js';
import { LEVEL_2 } from './level-2.js';
import { LEVEL_3 } from './level-3.js';
import { LEVEL_4 } from './level-4.js';
import { LEVEL_5 } from './level-5.js';
import type { Answer } from './answer.js';

/** The answers of each level's lessons, by level. The first that fits is taken. */
export const ANSWERS: Readonly<Record<number, readonly Answer[]>> = {
  1: LEVEL_1,
  2: LEVEL_2,
  3: LEVEL_3,
  4: LEVEL_4,
  5: LEVEL_5,
};

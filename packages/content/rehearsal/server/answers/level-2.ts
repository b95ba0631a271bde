import type { Answer } from './answer.js';

/** What the lessons of Level 2 ask. */
export const LEVEL_2: readonly Answer[] = [];

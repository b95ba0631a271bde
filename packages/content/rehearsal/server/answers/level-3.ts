import type { Answer } from './answer.js';

/** What the lessons of Level 3 ask. */
export const LEVEL_3: readonly Answer[] = [];

import type { Answer } from './answer.js';

/** What the lessons of Level 5 ask. */
export const LEVEL_5: readonly Answer[] = [];

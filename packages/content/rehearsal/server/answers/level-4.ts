import type { Answer } from './answer.js';

/** What the lessons of Level 4 ask. */
export const LEVEL_4: readonly Answer[] = [];

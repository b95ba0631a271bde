import type { Level } from '@course-kit/react/model';
import data from 'virtual:course-kit/level-5';

/** Level 5 with its lessons and questions. */
export const level: Level = data;

import type { Level } from '@course-kit/react/model';
import data from 'virtual:course-kit/level-3';

/** Level 3 with its lessons and questions. */
export const level: Level = data;

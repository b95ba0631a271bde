import type { Level } from '@course-kit/react/model';
import data from 'virtual:course-kit/level-1';

/** Level 1 with its lessons and questions. */
export const level: Level = data;

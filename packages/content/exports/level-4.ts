import type { Level } from '@course-kit/react/model';
import data from 'virtual:course-kit/level-4';

/** Level 4 with its lessons and questions. */
export const level: Level = data;

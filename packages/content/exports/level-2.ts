import type { Level } from '@course-kit/react/model';
import data from 'virtual:course-kit/level-2';

/** Level 2 with its lessons and questions. */
export const level: Level = data;

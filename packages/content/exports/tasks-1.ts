import type { Task } from '@course-kit/react/model';
import data from 'virtual:course-kit/tasks-1';

/** The lessons of level 1, without its questions. */
export const tasks: readonly Task[] = data;

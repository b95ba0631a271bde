import type { Task } from '@course-kit/react/model';
import data from 'virtual:course-kit/tasks-4';

/** The lessons of level 4, without its questions. */
export const tasks: readonly Task[] = data;

import type { Task } from '@course-kit/react/model';
import data from 'virtual:course-kit/tasks-3';

/** The lessons of level 3, without its questions. */
export const tasks: readonly Task[] = data;

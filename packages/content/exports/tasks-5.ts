import type { Task } from '@course-kit/react/model';
import data from 'virtual:course-kit/tasks-5';

/** The lessons of level 5, without its questions. */
export const tasks: readonly Task[] = data;

import type { Task } from '@course-kit/react/model';
import data from 'virtual:course-kit/tasks-2';

/** The lessons of level 2, without its questions. */
export const tasks: readonly Task[] = data;

import type { TaskChecks } from '@course-kit/react/review';
import data from 'virtual:course-kit/checks-1';

/** What the tasks of level 1 ask of a learner's work. */
export const checks: TaskChecks = data;

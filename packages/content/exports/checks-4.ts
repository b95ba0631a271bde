import type { TaskChecks } from '@course-kit/react/review';
import data from 'virtual:course-kit/checks-4';

/** What the tasks of level 4 ask of a learner's work. */
export const checks: TaskChecks = data;

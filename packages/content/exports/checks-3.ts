import type { TaskChecks } from '@course-kit/react/review';
import data from 'virtual:course-kit/checks-3';

/** What the tasks of level 3 ask of a learner's work. */
export const checks: TaskChecks = data;

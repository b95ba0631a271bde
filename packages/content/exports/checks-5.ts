import type { TaskChecks } from '@course-kit/react/review';
import data from 'virtual:course-kit/checks-5';

/** What the tasks of level 5 ask of a learner's work. */
export const checks: TaskChecks = data;

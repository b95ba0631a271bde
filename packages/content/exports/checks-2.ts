import type { TaskChecks } from '@course-kit/react/review';
import data from 'virtual:course-kit/checks-2';

/** What the tasks of level 2 ask of a learner's work. */
export const checks: TaskChecks = data;

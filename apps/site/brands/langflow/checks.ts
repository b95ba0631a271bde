import type { TaskChecks } from 'course-kit/flow-check';

export { checkedTasks } from '@course-kit/content/checked-tasks';

const CHECKS: Readonly<Record<number, () => Promise<{ readonly checks: TaskChecks }>>> = {
  1: () => import('@course-kit/content/checks-1'),
  2: () => import('@course-kit/content/checks-2'),
  3: () => import('@course-kit/content/checks-3'),
  4: () => import('@course-kit/content/checks-4'),
  5: () => import('@course-kit/content/checks-5'),
};

/** Fetches what the tasks of a level ask of a learner's work. */
export async function loadChecks(number: number): Promise<TaskChecks> {
  return (await CHECKS[number]?.())?.checks ?? {};
}

import type { TaskChecks } from '@course-kit/react/flow-check';
import type { TaskExercises } from '@course-kit/react/flow-exercise';

export { checkedTasks } from '@course-kit/content/checked-tasks';
export { exercisedTasks } from '@course-kit/content/exercised-tasks';

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

const EXERCISES: Readonly<Record<number, () => Promise<{ readonly exercises: TaskExercises }>>> = {
  1: () => import('@course-kit/content/exercises-1'),
  2: () => import('@course-kit/content/exercises-2'),
  3: () => import('@course-kit/content/exercises-3'),
  4: () => import('@course-kit/content/exercises-4'),
  5: () => import('@course-kit/content/exercises-5'),
};

/** Fetches what is missing in the flows of a level's lessons. */
export async function loadExercises(number: number): Promise<TaskExercises> {
  return (await EXERCISES[number]?.())?.exercises ?? {};
}

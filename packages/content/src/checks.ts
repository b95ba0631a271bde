import type { TaskChecks, TaskExercises } from '@course-kit/flow/model';
import checkedIds from 'virtual:course-kit/checked-tasks';
import exercisedIds from 'virtual:course-kit/exercised-tasks';
import checks from 'virtual:course-kit/load-checks';
import exercises from 'virtual:course-kit/load-exercises';

/** The ids of the tasks whose work can be checked, such as `task-1-4`. */
export const checkedTasks: readonly string[] = checkedIds;

/** Loads what the tasks of a level ask of a learner's work. Rejects for a number that is not a level of the course. */
export const loadChecks: (level: number) => Promise<TaskChecks> = checks;

/** The ids of the tasks with an exercise on their flow, such as `task-1-4`. */
export const exercisedTasks: readonly string[] = exercisedIds;

/** Loads what is missing in the flows of a level's lessons, for exercises. Rejects for a number that is not a level of the course. */
export const loadExercises: (level: number) => Promise<TaskExercises> = exercises;

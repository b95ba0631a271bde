import data from 'virtual:course-kit/exercised-tasks';

/** The ids of the tasks with an exercise on their flow, such as `task-1-4`. */
export const exercisedTasks: readonly string[] = data;

import data from 'virtual:course-kit/checked-tasks';

/** The ids of the tasks whose work can be checked, such as `task-1-4`. */
export const checkedTasks: readonly string[] = data;

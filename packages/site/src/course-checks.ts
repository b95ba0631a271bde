/* A module of its own, because only lessons need it. */
/** The ids of tasks whose work can be checked. */
export { default as checkedTasks } from 'virtual:course-kit/checked-tasks';
/** Fetches what the tasks of a level ask of a learner's work. */
export { default as loadChecks } from 'virtual:course-kit/load-checks';
/** Fetches what is missing in the flows of a level's lessons. */
export { default as loadExercises } from 'virtual:course-kit/load-exercises';

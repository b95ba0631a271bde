/** Nothing that learners make is checked in this course. */
export const checkedTasks: readonly string[] = [];
export const loadChecks = async () => ({});
/** Its lessons have no flows. */
export const exercisedTasks: readonly string[] = [];
export const loadExercises = async () => ({});

export { checkedTasks, exercisedTasks, loadChecks, loadExercises } from '@course-kit/content';

export { checkedTasks, exercisedTasks, loadChecks, loadExercises } from '../src/checks.js';
export { courseIn } from '../src/course-in.js';
export type { CourseInLanguage } from '../src/course-in.js';
export { loadLevel, loadQuiz, loadTasks } from '../src/levels.js';
export { outline } from '../src/outline.js';
export { tool } from '../src/tool.js';
export type { Tool } from '../src/tool.js';

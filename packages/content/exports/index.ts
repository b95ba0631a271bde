export { checkedTasks, exercisedTasks, loadChecks, loadExercises } from '../src/checks.js';
export { loadLevel, loadQuiz, loadTasks } from '../src/levels.js';
export { loadOutline, outline } from '../src/outline.js';
export { tool } from '../src/tool.js';
export type { Tool } from '../src/tool.js';

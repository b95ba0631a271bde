// One file of what only those need who have been here before.
export { Finished } from './finished.js';
export { ReturningActions } from './returning-actions.js';

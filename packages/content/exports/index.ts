export { course } from '../src/course.js';
export { tool } from '../src/tool.js';
export type { Tool } from '../src/tool.js';

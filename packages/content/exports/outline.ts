export { outline } from '../src/outline.js';
export { tool } from '../src/tool.js';

export { tool } from '../src/tool.ts';
export type { Tool } from '../src/tool.ts';

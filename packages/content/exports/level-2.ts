export { flowBuilder as level } from '../src/levels/2-flow-builder/level.js';

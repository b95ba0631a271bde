export { flowArchitect as level } from '../src/levels/3-flow-architect/level.js';

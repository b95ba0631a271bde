export { fundamentals as level } from '../src/levels/1-fundamentals/level.js';

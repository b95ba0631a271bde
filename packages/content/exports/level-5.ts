export { engineer as level } from '../src/levels/5-engineer/level.js';

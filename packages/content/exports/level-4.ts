export { customIntegrator as level } from '../src/levels/4-custom-integrator/level.js';

export { course } from '../src/course.js';

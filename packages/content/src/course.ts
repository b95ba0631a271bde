import { defineCourse } from 'course-kit/model';
import { extraCourses } from './extra-courses.js';
import { fundamentals } from './levels/1-fundamentals/level.js';
import { flowBuilder } from './levels/2-flow-builder/level.js';
import { flowArchitect } from './levels/3-flow-architect/level.js';
import { customIntegrator } from './levels/4-custom-integrator/level.js';
import { engineer } from './levels/5-engineer/level.js';
import { tool } from './tool.js';

/** The whole course, lessons and questions included. Pages that show cards only take the outline instead. */
export const course = defineCourse({
  title: `${tool.name} Learning`,
  language: 'en',
  passMark: 70,
  levels: [fundamentals, flowBuilder, flowArchitect, customIntegrator, engineer],
  extraCourses,
});

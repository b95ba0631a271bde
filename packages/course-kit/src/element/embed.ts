import { defineCourseElements } from './define-course-elements.js';

defineCourseElements();

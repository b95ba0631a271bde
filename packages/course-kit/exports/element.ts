export { defineCourseElements } from '../src/element/define-course-elements.js';
export type { CourseElementsOptions } from '../src/element/define-course-elements.js';
export type { CourseElement } from '../src/element/course-element.js';
export type { CourseEvent } from '../src/state/course-event.js';

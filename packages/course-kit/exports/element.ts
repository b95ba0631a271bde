export { defineCourseElements } from '../src/element/define-course-elements.js';
export type { CourseElementsOptions } from '../src/element/define-course-elements.js';
export { ELEMENT_NAMES } from '../src/element/element-names.js';
export type { ElementName } from '../src/element/element-names.js';
export type { ElementContent } from '../src/element/define-elements.js';
export type { ElementExercises } from '../src/element/element-contents.js';
export { ELEMENT_ATTRIBUTES, ELEMENT_PROPERTIES, numberOf } from '../src/element/element-settings.js';
export type { CourseElement } from '../src/element/course-element.js';
export type { CourseEvent } from '../src/state/course-event.js';

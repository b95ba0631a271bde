import { defineCourseElements } from '@course-kit/react/element';

export default defineNuxtPlugin(() => defineCourseElements());

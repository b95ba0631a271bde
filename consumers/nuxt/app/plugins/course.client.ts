import { flowElements } from '@course-kit/flow/element';
import { defineCourseElements } from '@course-kit/react/element';

export default defineNuxtPlugin(() => defineCourseElements(flowElements));

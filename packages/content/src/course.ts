import type { Course } from '@course-kit/react/model';
import data from 'virtual:course-kit/course';

/** The whole course, lessons and questions included. Pages that show cards only take the outline instead. */
export const course: Course = data;

import type { Course } from 'course-kit/model';
import data from 'virtual:course-kit/course';

/** The whole course, lessons and questions included. Pages that show cards only take the outline instead. */
export const course: Course = data;

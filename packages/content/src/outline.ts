import type { CourseOutline } from '@course-kit/react/model';
import data from 'virtual:course-kit/outline';

/** The course without its lessons. */
export const outline: CourseOutline = data;

import type { CourseOutline } from '@course-kit/react/model';
import load from 'virtual:course-kit/load-outline';
import data from 'virtual:course-kit/outline';

/** The course without its lessons, in English. */
export const outline: CourseOutline = data;

/** Loads the same with titles and overviews in the language of a page, such as `de`, where levels have them. */
export const loadOutline: (language?: string) => Promise<CourseOutline> = load;

import type { CourseOutline } from './course.js';

/**
 * The name that a course's progress has in a browser, where other courses may have theirs: its id, or else its title in
 * lower case with hyphens for spaces, such as `baking-bread`. In front of keys it is followed by a colon, so it has none.
 */
export function courseKey({ id, title }: Pick<CourseOutline, 'id' | 'title'>): string {
  return (id ?? title.trim().toLowerCase().replace(/\s+/gu, '-')).replace(/[%:]/gu, encodeURIComponent);
}

/** Whether two of them are the same course, maybe one as an outline or before an edit. */
export function isOneCourse(a: CourseOutline, b: CourseOutline): boolean {
  return a === b || courseKey(a) === courseKey(b);
}

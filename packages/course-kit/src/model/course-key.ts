import type { CourseOutline } from './course.js';

/**
 * The name under which the browser stores a course's progress, apart from other courses: its id, or its title in lower
 * case with hyphens for spaces, such as `baking-bread`. It has no colon, because a colon follows it in keys.
 */
export function courseKey({ id, title }: Pick<CourseOutline, 'id' | 'title'>): string {
  return (id ?? title.trim().toLowerCase().replace(/\s+/gu, '-')).replace(/[%:]/gu, encodeURIComponent);
}

/** Whether both are the same course, possibly an outline of it or an earlier version. */
export function isOneCourse(a: CourseOutline, b: CourseOutline): boolean {
  return a === b || courseKey(a) === courseKey(b);
}

import type { CourseOutline } from '../model/course.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { createCourseStore } from './course-store.js';
import { NO_LINKS } from './link-target.js';

/** What `createSharedCourse` is given. */
export interface SharedCourseOptions {
  /** The course, or an outline where levels are loaded one by one. */
  readonly course: CourseOutline;
  /** Where progress is kept. */
  readonly storage: CourseStorage;
  /** Milliseconds since 1970. @default the system's clock */
  readonly clock?: () => number;
  /** Chance for shuffling, from 0 up to 1. @default `Math.random` */
  readonly random?: () => number;
}

/** The state of a course that several React roots of a page show. What else it has is for `CourseProvider` alone. */
export interface SharedCourse {
  /** The course, and where its progress is kept. */
  readonly services: { readonly course: CourseOutline; readonly storage: CourseStorage };
}

/**
 * Creates the state of a course for a page with several React roots, as islands are: each has a `CourseProvider` with it as `store`, so
 * that a press in one is shown in all. Nothing is read before the first provider is there, nor after the last one is gone.
 */
export function createSharedCourse({
  clock = Date.now,
  random = Math.random,
  ...given
}: SharedCourseOptions): SharedCourse {
  return createCourseStore({ ...given, clock, random }, { linkFor: NO_LINKS });
}

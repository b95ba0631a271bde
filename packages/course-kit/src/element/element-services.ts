import { createLocalStorage, type LocalStorageOptions } from '../adapters/local/local-storage.js';
import { courseKey } from '../model/course-key.js';
import type { Course } from '../model/course.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { createElementStyleSheet, dress } from './element-styles.js';
import { createCourseLoader, type LoadCourse } from './load-course.js';

/** What elements that were defined together share. */
export interface ElementServices {
  /** Fetches a course once for all of them. */
  readonly loadCourse: LoadCourse;
  /**
   * Where an element keeps progress: in memory, or in this browser under its namespace; without one, and for an empty
   * one, under the course's own name.
   */
  storageOf(name: string | null, namespace: string | null, course: Course): Promise<CourseStorage>;
  /** Made when the first one needs it. */
  styleSheet(): CSSStyleSheet;
  /** Adds styles that are loaded later to all of them, in place of those that were added before. */
  addStyles(more: string): void;
}

/** Makes what one call of `defineElements` hands to its elements. */
export function createElementServices(): ElementServices {
  const stores = new Map<string, CourseStorage>();
  let sheet: CSSStyleSheet | undefined;

  /** One storage for each namespace, so that elements share it even where the browser keeps nothing. */
  function shared(namespace: string, options: LocalStorageOptions): CourseStorage {
    const store = stores.get(namespace) ?? createLocalStorage(options);
    stores.set(namespace, store);
    return store;
  }

  const styleSheet = () => (sheet ??= createElementStyleSheet());
  return {
    loadCourse: createCourseLoader(),
    async storageOf(name, namespace, course) {
      if (name === 'memory') return (await import('../adapters/memory-storage.js')).createMemoryStorage();
      if (namespace) return shared(namespace, { prefix: `${namespace}:` });
      return shared(courseKey(course), { course });
    },
    styleSheet,
    addStyles: (more) => dress(styleSheet(), more),
  };
}

import { createLocalStorage, type CourseStorage } from 'course-kit';

/** Where this site keeps its learners' progress. */
export function createSiteStorage(): CourseStorage {
  return createLocalStorage();
}

export { createCourseStorage } from '../src/adapters/course-storage.js';
export type { CourseStorageOptions } from '../src/adapters/course-storage.js';
export type { Locks } from '../src/adapters/browser-ledger/exclusively.js';
export type { BrowserOptions } from '../src/adapters/local/open-browser.js';
export { CourseStorageError, isCourseStorageError } from '../src/ports/course-storage-error.js';
export type { CourseStorageErrorCode } from '../src/ports/course-storage-error.js';

export { createCourseStorage } from '../src/adapters/course-storage.js';
export type { CourseStorageOptions } from '../src/adapters/course-storage.js';
export type { Locks } from '../src/adapters/browser-ledger/exclusively.js';
export type { BrowserOptions } from '../src/adapters/local/open-browser.js';
export { CourseStorageError, isCourseStorageError } from '../src/ports/course-storage-error.js';
export type { CourseStorageErrorCode } from '../src/ports/course-storage-error.js';
export { createLocalStorage } from '../src/adapters/local/local-storage.js';
export type { LocalStorageOptions } from '../src/adapters/local/local-storage.js';
export { createMemoryMarking } from '../src/adapters/memory-marking.js';
export type {
  MakeMemoryMarking,
  MemoryAccounts,
  MemoryMarking,
  MemoryMarkingOptions,
} from '../src/adapters/memory-marking.js';
export { createMemoryStorage } from '../src/adapters/memory-storage.js';
export type { MemoryStorage, MemoryStorageOptions } from '../src/adapters/memory-storage.js';

export { describeCourseStorage } from '../src/testing/describe-course-storage.js';
export type { StorageUnderTest, StorageContractOptions } from '../src/testing/describe-course-storage.js';

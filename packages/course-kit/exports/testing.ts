export { describeCourseStorage } from '../src/testing/describe-course-storage.js';
export type {
  LearnerUnderTest,
  StorageContractOptions,
  StorageUnderTest,
} from '../src/testing/describe-course-storage.js';

export { describeCourseStorage } from '../src/testing/describe-course-storage.js';
export type {
  LearnerUnderTest,
  StorageContractOptions,
  StorageUnderTest,
} from '../src/testing/describe-course-storage.js';
export { describeQuizMarking } from '../src/testing/marking-contract.js';
export type { MarkingContractOptions } from '../src/testing/marking-contract.js';

export { isRightOptionLongest, reviewCourse } from '../src/review/course-review.js';
export type { CourseExpectations } from '../src/review/course-review.js';
export type { ContentIssue } from '../src/model/content-checker.js';

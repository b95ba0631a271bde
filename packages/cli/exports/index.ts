export { readPictures } from '../src/course/course-pictures.js';
export type { CoursePictures, PictureSize } from '../src/course/course-pictures.js';
export { parseCourse } from '../src/course/parse-course.js';
export type { CourseFiles, ParsedCourse } from '../src/course/parse-course.js';
export { readCourse, readCourseFiles } from '../src/course/read-course.js';
export { createCodeHighlighter } from '../src/highlight.js';
export type { Highlighter } from '../src/highlight.js';
export { CourseSourceError, faultText } from '../src/source/faults.js';
export type { SourceFault } from '../src/source/faults.js';

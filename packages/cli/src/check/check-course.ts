import { readPictures } from '../course/course-pictures.js';
import { parseCourse } from '../course/parse-course.js';
import { readCourseFiles } from '../course/read-course.js';
import type { SourceFault } from '../source/faults.js';
import { checkQuiz } from './check-quiz.js';

/** Looks a course's folder over: all that a build refuses, and quizzes that give themselves away. */
export async function checkCourse(folder: string): Promise<readonly SourceFault[]> {
  const [files, pictures] = await Promise.all([readCourseFiles(folder), readPictures(folder)]);
  // Colors are no matter of right and wrong, and take longer than all else.
  const { faults } = parseCourse(files, (code) => code, pictures);
  const quizzes = [...files].filter(([path]) => path.endsWith('/quiz.md'));
  return [...faults, ...quizzes.flatMap(([path, text]) => checkQuiz(path, text))];
}

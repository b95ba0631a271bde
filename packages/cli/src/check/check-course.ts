import { createCourseReader, type CourseSource } from '../course/read-course.js';
import type { SourceFault } from '../source/faults.js';
import { checkQuiz } from './check-quiz.js';

/** Looks a course's folder over: all that a build refuses, and quizzes that give themselves away. */
export async function checkCourse(folder: string): Promise<readonly SourceFault[]> {
  // Colors are no matter of right and wrong, and take longer than all else.
  return faultsIn(await createCourseReader(folder, { isColored: false })());
}

/** What is wrong with a course that was read. */
export function faultsIn({ faults, files, remember }: CourseSource): readonly SourceFault[] {
  const quizzes = [...files].filter(([path]) => path.endsWith('/quiz.md'));
  const giveaways = quizzes.flatMap(([path, text]) =>
    remember(`check ${path}`, text, () => checkQuiz(path, text)),
  );
  return [...faults, ...giveaways];
}

import { lessonsIn, namelessInLesson } from '../course/lesson-questions.js';
import { parseQuizFile } from '../course/quiz-file.js';
import { withIds } from '../course/quiz-ids.js';
import { readCourseFiles } from '../course/read-course.js';

/**
 * Finds the quizzes and lessons of a course in which ids of questions are missing.
 *
 * @returns by their names, the files as they are with ids and no other change.
 */
export async function fixedFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = await readCourseFiles(folder);
  const nameless = [
    ...[...files]
      .filter(([file]) => file.endsWith('/quiz.md'))
      .map(([file, text]) => [file, text, parseQuizFile(file, text).nameless] as const),
    ...lessonsIn(files).map(([file, text]) => [file, text, namelessInLesson(file, text)] as const),
  ];
  return new Map(
    nameless
      .filter(([, , missing]) => missing.length > 0)
      .map(([file, text, missing]) => [file, withIds(text, missing)]),
  );
}

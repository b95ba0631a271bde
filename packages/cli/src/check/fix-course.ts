import { parseQuizFile } from '../course/quiz-file.js';
import { withIds } from '../course/quiz-ids.js';
import { readCourseFiles } from '../course/read-course.js';

/**
 * Finds the quizzes of a course in which ids are missing.
 *
 * @returns by their names, the files as they are with ids and no other change.
 */
export async function fixedFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const quizzes = [...(await readCourseFiles(folder))].filter(([file]) => file.endsWith('/quiz.md'));
  const named = quizzes.map(([file, text]) => ({
    file,
    text: withIds(text, parseQuizFile(file, text).nameless),
    before: text,
  }));
  return new Map(named.filter(({ text, before }) => text !== before).map(({ file, text }) => [file, text]));
}

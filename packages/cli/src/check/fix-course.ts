import { lessonsIn, namelessInLesson } from '../course/lesson-questions.js';
import { parseQuizFile } from '../course/quiz-file.js';
import { withIds } from '../course/quiz-ids.js';
import { readCourseFiles } from '../course/read-course.js';
import { translationOf, withSource } from '../source/translation-file.js';

/**
 * Finds the quizzes and lessons of a course in which ids of questions are missing, and the translations that do not say what they
 * were made of.
 *
 * @returns by their names, the files as they are with that and no other change.
 */
export async function fixedFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map(await readCourseFiles(folder));
  const before = new Map(files);
  for (const [file, text] of before)
    if (file.endsWith('/quiz.md')) files.set(file, withIds(text, parseQuizFile(file, text).nameless));
  for (const [file, text] of lessonsIn(before)) files.set(file, withIds(text, namelessInLesson(file, text)));
  for (const [file, text] of before) {
    const source = files.get(translationOf(file)?.source ?? '');
    if (source !== undefined) files.set(file, withSource(text, source));
  }
  return new Map([...files].filter(([file, text]) => text !== before.get(file)));
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call } from '../cli.js';
import { createCourseReader } from '../course/read-course.js';
import { quizKeysSql } from '../keys/quiz-keys.js';
import { reportIssues } from './report-issues.js';

/** Writes what a database needs to mark the course's quizzes. */
export async function writeKeys({ folder, out, output }: Call): Promise<number> {
  const { course, issues } = await createCourseReader(folder, { isColored: false })();
  if (!course) return reportIssues(issues, folder, output);
  const file = join(out, 'quiz-keys.sql');
  await mkdir(out, { recursive: true });
  await writeFile(file, quizKeysSql(course));
  output.log(`The right answers of ${course.levels.length} levels are in ${file}. Never publish it.`);
  return 0;
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call } from './call.js';
import { createCourseReader } from '../course/read-course.js';
import { publishedFolder } from '../keys/published-folder.js';
import { quizKeysSql } from '../keys/quiz-keys.js';
import { Refusal } from '../refusal.js';
import { sqlForSchema } from '../sql/read-migrations.js';
import { DEFAULT_SCHEMA } from '../sql/schema-names.js';
import { reportIssues } from './report-issues.js';

/** Writes what a database needs to mark the course's quizzes. */
export async function writeKeys({ folder, out, schema, output }: Call): Promise<number> {
  const published = publishedFolder(out);
  if (published !== null)
    throw new Refusal(
      `${published} is published, and right answers never are: name another folder with --out, or none for private`,
    );
  const { course, issues, translations } = await createCourseReader(folder, { isColored: false })();
  if (!course) return reportIssues(issues, folder, output);
  const sql = await sqlForSchema(quizKeysSql(course, translations), schema);
  const file = join(out, schema === DEFAULT_SCHEMA ? 'quiz-keys.sql' : `quiz-keys-${schema}.sql`);
  await mkdir(out, { recursive: true });
  await writeFile(file, sql);
  output.log(`The right answers of ${course.levels.length} levels are in ${file}. Never publish it.

Next: run it as the owner of the database, after the migrations and again whenever the course has changed.
`);
  return 0;
}

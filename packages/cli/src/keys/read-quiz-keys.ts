import { createCourseReader } from '../course/read-course.js';
import { CourseSourceError } from '../source/issues.js';
import { sqlForSchema } from '../sql/read-migrations.js';
import { quizKeysSql } from './quiz-keys.js';

/**
 * Reads the SQL that makes a database mark the quizzes of the course in a folder: right answers, explanations in every
 * language, the size of the course, and the switch. It may run as often as one likes, after the migrations of
 * `@course-kit/react` and as the owner of the database.
 *
 * @param schema - the schema that has the course, as `readMigrations` has it. @default 'public'
 * @throws CourseSourceError where the course has issues.
 */
export async function readQuizKeys(folder: string, schema = 'public'): Promise<string> {
  const { course, issues, translations } = await createCourseReader(folder, { isColored: false })();
  if (!course) throw new CourseSourceError(issues);
  return sqlForSchema(quizKeysSql(course, translations), schema);
}

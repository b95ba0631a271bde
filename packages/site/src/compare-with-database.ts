import { compareWithDatabase } from '@course-kit/react/adapters/supabase';
import { loadQuestions, outline } from './course.js';
import { schema } from './database-schema.js';

/** While the site is developed: says on the console what the course and its database disagree about. */
export async function reportDifferences(url: string, key: string): Promise<void> {
  const quizzes = await Promise.all(
    outline.levels.map(async ({ level }) => ({ level, questions: await loadQuestions(level) })),
  );
  const differences = await compareWithDatabase({ url, key, schema }, outline, quizzes);
  if (differences.length === 0) return;
  // oxlint-disable-next-line no-console -- for whoever develops the site
  console.error(
    [
      'The course and its database disagree. `course-kit keys` writes what to apply; the embedded backend applies it by itself.',
      ...differences,
    ].join('\n- '),
  );
}

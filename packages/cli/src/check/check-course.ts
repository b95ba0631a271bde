import { parseQuizFile } from '../course/quiz-file.js';
import { createCourseReader, readSamples, type CourseSource } from '../course/read-course.js';
import type { SourceIssue } from '../source/issues.js';
import { trySamples } from '../task-check/course-checks.js';
import { checkQuiz } from './check-quiz.js';

/**
 * Looks a course's folder over: all that a build refuses, quizzes that give themselves away, and checks of learners' work
 * that say something else of a sample than they should.
 */
export async function checkCourse(folder: string): Promise<readonly SourceIssue[]> {
  // Colors are no matter of right and wrong, and take longer than all else.
  const [source, samples] = await Promise.all([
    createCourseReader(folder, { isColored: false })(),
    readSamples(folder),
  ]);
  return [...issuesIn(source), ...trySamples(source.checks, samples)];
}

/** What is wrong with a course that was read. */
export function issuesIn({ issues, files, remember }: CourseSource): readonly SourceIssue[] {
  const quizzes = [...files].filter(([path]) => path.endsWith('/quiz.md'));
  const giveaways = quizzes.flatMap(([path, text]) =>
    remember(`check ${path}`, text, () =>
      checkQuiz(path, text, remember(path, text, () => parseQuizFile(path, text)).questions),
    ),
  );
  return [...issues, ...giveaways];
}

import { lessonsIn, namelessInLesson } from '../course/lesson-questions.js';
import { parseQuizFile } from '../course/quiz-file.js';
import { createCourseReader, readSamples, type CourseSource } from '../course/read-course.js';
import { SourceChecker, type SourceIssue } from '../source/issues.js';
import { trySamples } from '../task-check/course-checks.js';
import { checkQuiz, reportNameless } from './check-quiz.js';

/**
 * Checks a course's folder: everything that a build refuses, quizzes that give their answers away, and checks of
 * learners' work with a wrong result for a sample.
 */
export async function checkCourse(folder: string): Promise<{
  readonly issues: readonly SourceIssue[];
  /** What translations lack, and which are older than their source. */
  readonly notices: readonly SourceIssue[];
}> {
  // Without colors: they cannot be wrong, and take longer than everything else.
  const [source, samples] = await Promise.all([
    createCourseReader(folder, { isColored: false })(),
    readSamples(folder),
  ]);
  return {
    issues: [...issuesIn(source), ...trySamples(source.checks, samples)],
    notices: source.notices,
  };
}

/** The issues of a course that was read. */
export function issuesIn({ issues, files, remember }: CourseSource): readonly SourceIssue[] {
  const quizzes = [...files].filter(([path]) => path.endsWith('/quiz.md'));
  const giveaways = quizzes.flatMap(([path, text]) =>
    remember(`check ${path}`, text, () =>
      checkQuiz(
        path,
        text,
        remember(path, text, () => parseQuizFile(path, text)),
      ),
    ),
  );
  const unnamed = lessonsIn(files).flatMap(([path, text]) => {
    const check = new SourceChecker(path);
    reportNameless(check, namelessInLesson(path, text, remember));
    return check.issues;
  });
  return [...issues, ...giveaways, ...unnamed];
}

import type { CourseOutline, QuizLevel } from '../../model/course.js';
import { quizFingerprint } from '../../model/quiz-fingerprint.js';

/** The row `course_settings`, as far as it tells of a course. */
export interface CourseSettings {
  readonly levels: number;
  readonly tasks_per_level: number;
  readonly questions_per_level: number;
  readonly tasks_by_level: readonly (number | null)[] | null;
  readonly questions_by_level: readonly (number | null)[] | null;
  readonly pass_mark: number;
  readonly course_name: string | null;
  readonly issued_by: string | null;
  readonly level_titles: readonly (string | null)[] | null;
  readonly level_colors: readonly (string | null)[] | null;
  readonly project_titles?: readonly (string | null)[] | null | undefined;
  readonly project_tasks?: readonly (number | null)[] | null | undefined;
  readonly project_flows?: readonly (number | null)[] | null | undefined;
  readonly quizzes_marked: boolean;
  readonly quiz_fingerprints: readonly string[] | null;
}

/** The questions of a level. */
export type QuizOfLevel = Pick<QuizLevel, 'level' | 'questions'>;

/** What a course and the settings of its database disagree about, a sentence each. */
export function differencesFrom(
  settings: CourseSettings,
  course: CourseOutline,
  quizzes: readonly QuizOfLevel[],
): readonly string[] {
  const differences: string[] = [];
  const compare = (name: string, ours: number | string, theirs: number | string | null) => {
    if (theirs !== null && ours !== theirs)
      differences.push(`${name}: ${ours} in the course, ${theirs} in the database`);
  };
  compare('levels', course.levels.length, settings.levels);
  compare('pass mark', course.passMark, settings.pass_mark);
  compare('title', course.title, settings.course_name);
  compare('issuer', course.issuer, settings.issued_by);
  course.levels.forEach(({ title, color, tasks, project, questionCount }, index) => {
    const level = `of level ${index + 1}`;
    compare(`title ${level}`, title, settings.level_titles?.[index] ?? null);
    compare(`color ${level}`, color, settings.level_colors?.[index] ?? null);
    compare(`tasks ${level}`, tasks.length, settings.tasks_by_level?.[index] ?? settings.tasks_per_level);
    const known = settings.project_titles?.[index];
    const place = `task ${settings.project_tasks?.[index]}, flow ${settings.project_flows?.[index]}`;
    compare(
      `project ${level}`,
      project ? `${project.title} (task ${project.task}, flow ${project.flow})` : 'none',
      known ? `${known} (${place})` : 'none',
    );
    const questions = settings.questions_by_level?.[index] ?? settings.questions_per_level;
    if (questionCount > 0) compare(`questions ${level}`, questionCount, questions);
  });
  if (!settings.quizzes_marked) differences.push('the database does not mark quizzes');
  for (const { level, questions } of quizzes) {
    const known = settings.quiz_fingerprints?.[level - 1];
    if (questions.length > 0 && known !== quizFingerprint(questions))
      differences.push(
        `quiz of level ${level}: the database has ${known ? 'answers of other questions' : 'no answers'}`,
      );
  }
  return differences;
}

/**
 * Says what a course and its database disagree about: size, pass mark, names and colours of levels, and of which questions the
 * database has the answers. For
 * development and for checks before a release; learners find out when they hand in.
 *
 * @returns a sentence for each difference; none where they agree.
 * @throws Error where the database cannot be read.
 *
 * @example
 * ```ts
 * const differences = await compareWithDatabase({ url, key }, course, course.levels);
 * if (differences.length > 0) console.error(differences.join('\n'));
 * ```
 */
export async function compareWithDatabase(
  {
    url,
    key,
    schema = 'public',
  }: { readonly url: string; readonly key: string; readonly schema?: string | undefined },
  course: CourseOutline,
  quizzes: readonly QuizOfLevel[],
): Promise<readonly string[]> {
  const address = new URL('rest/v1/course_settings?select=*', url.endsWith('/') ? url : `${url}/`);
  const answer = await fetch(address, { headers: { apikey: key, 'accept-profile': schema } });
  if (answer.status === 406)
    throw new Error(`The project's API does not expose the schema "${schema}", or it is not there`);
  const [settings] = answer.ok ? ((await answer.json()) as CourseSettings[]) : [];
  if (!settings) throw new Error(`The settings of the course cannot be read: HTTP ${answer.status}`);
  return differencesFrom(settings, course, quizzes);
}

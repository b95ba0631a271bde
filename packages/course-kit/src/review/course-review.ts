import type { ContentIssue } from '../model/content-checker.js';
import { ContentChecker } from '../model/content-checker.js';
import type { Course, Level, Question, Task } from '../model/course.js';
import type { Block } from '../model/lesson-content.js';
import type { OneOptionQuestion } from '../model/question-kinds/one-option.js';
import { hasOneOption } from '../model/question.js';
import { isPool } from '../model/quiz-draw.js';

/**
 * An author's own rules for a course, in addition to those for every course. Rules that are left out are not checked.
 */
export interface CourseExpectations {
  /** How many levels there are. */
  readonly levels?: number;
  /** How many tasks each level has. */
  readonly tasksPerLevel?: number;
  /** The fewest and the most steps of a task. */
  readonly stepsPerTask?: readonly [fewest: number, most: number];
  /** How many questions each quiz asks. */
  readonly questionsPerLevel?: number;
  /** How many options each question has. */
  readonly optionsPerQuestion?: number;
  /**
   * Among the questions of a first attempt, how many right options may be the longest of their question, which gives them
   * away; in a larger pool as many more.
   */
  readonly mostLongestAnswers?: number;
  /** The same for how many right options may have the same position. */
  readonly mostAnswersAtOnePlace?: number;
  /** Hosts that links may lead to, without `www.`. */
  readonly hosts?: readonly string[];
  /** Placeholders that must not be left in texts, such as `{tool}`. */
  readonly leftovers?: readonly string[];
  /** Levels whose tasks may list documentation. */
  readonly documentationOnLevels?: readonly number[];
}

/**
 * Reviews a course: counts, links, texts and quizzes.
 *
 * @returns every issue with its path, such as `levels[1].tasks[0].links[2].href`; none for a valid course.
 */
export function reviewCourse(course: Course, expectations: CourseExpectations): readonly ContentIssue[] {
  const check = new ContentChecker();
  const { levels, leftovers = [] } = expectations;
  count(check, 'levels', course.levels.length, levels);
  unique(
    check,
    'levels',
    course.levels.map(({ title }) => title),
  );
  course.levels.forEach((level, index) => reviewLevel(check, `levels[${index}]`, level, expectations));
  eachText('', course, (path, text) => {
    for (const leftover of leftovers)
      check.that(!text.includes(leftover), path, `a text without ${leftover}`, text);
  });
  return check.issues;
}

function reviewLevel(check: ContentChecker, path: string, level: Level, expected: CourseExpectations): void {
  count(check, `${path}.tasks`, level.tasks.length, expected.tasksPerLevel);
  count(check, `${path}.questions`, level.questionCount, expected.questionsPerLevel);
  unique(
    check,
    `${path}.tasks`,
    level.tasks.map(({ title }) => title),
  );
  unique(
    check,
    `${path}.tasks`,
    level.tasks.map(({ id }) => id),
  );
  unique(
    check,
    `${path}.questions`,
    level.questions.map(({ question }) => question),
  );
  level.tasks.forEach((task, index) =>
    reviewTask(check, `${path}.tasks[${index}]`, level.level, task, expected),
  );
  reviewQuiz(check, `${path}.questions`, level, expected);
}

function reviewTask(
  check: ContentChecker,
  path: string,
  level: number,
  task: Task,
  { stepsPerTask, hosts, documentationOnLevels }: CourseExpectations,
): void {
  if (stepsPerTask) {
    const [fewest, most] = stepsPerTask;
    const { length } = task.steps;
    check.that(length >= fewest && length <= most, `${path}.steps`, `${fewest} to ${most} steps`, length);
  }
  unique(
    check,
    `${path}.steps`,
    task.steps.map(({ title }) => title),
  );
  check.that(
    task.documentation.length === 0 || documentationOnLevels?.includes(level) !== false,
    `${path}.documentation`,
    'no documentation list on this level',
    task.documentation.length,
  );
  if (!hosts) return;
  for (const list of ['resources', 'documentation', 'links'] as const)
    task[list].forEach(({ href }, index) => knownLink(check, `${path}.${list}[${index}].href`, href, hosts));
  eachLink(`${path}.introduction`, task.introduction, (at, href) => knownLink(check, at, href, hosts));
  task.steps.forEach((step, index) => {
    const notes = [step.expect, step.tip, step.failure, step.warning].filter((note) => note !== undefined);
    const parts = [...step.instruction, ...notes];
    eachLink('', parts, (_, href) => knownLink(check, `${path}.steps[${index}]`, href, hosts));
  });
}

/** Every link in the parts of a lesson, at any depth. */
function eachLink(path: string, parts: readonly Block[], look: (path: string, href: string) => void): void {
  const within = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(within);
    else if (typeof value === 'object' && value !== null) {
      const { kind, href, ...rest } = value as { readonly kind?: unknown; readonly href?: unknown };
      if (kind === 'link' && typeof href === 'string') look(path, href);
      // Code is never parsed for links.
      if (kind !== 'code' && kind !== 'snippet') Object.values(rest).forEach(within);
    }
  };
  within(parts);
}

function reviewQuiz(check: ContentChecker, path: string, level: Level, expected: CourseExpectations): void {
  level.questions.forEach(({ kind, options, explanation }, index) => {
    if (kind !== 'fill-in')
      count(check, `${path}[${index}].options`, options.length, expected.optionsPerQuestion);
    check.that(explanation.trim() !== '', `${path}[${index}].explanation`, 'a text', explanation);
  });
  const { questions, questionCount } = level;
  reviewPatterns(check, path, questions.slice(0, questionCount), 1, expected);
  if (isPool(level)) reviewPatterns(check, path, questions, questions.length / questionCount, expected);
}

/** @param times - how many times as many questions these are as an attempt asks. */
function reviewPatterns(
  check: ContentChecker,
  path: string,
  all: readonly Question[],
  times: number,
  { mostLongestAnswers = Infinity, mostAnswersAtOnePlace = Infinity }: CourseExpectations,
): void {
  const questions = all.filter(hasOneOption);
  const longest = questions.filter(isRightOptionLongest).length;
  const mostLongest = Math.ceil(mostLongestAnswers * times);
  check.that(
    longest <= mostLongest,
    path,
    `at most ${mostLongest} questions whose right option is the longest`,
    longest,
  );
  const places = questions.map(({ correctAnswer }) => correctAnswer);
  const atOnePlace = Math.max(0, ...places.map((place) => places.filter((other) => other === place).length));
  const mostAtOnePlace = Math.ceil(mostAnswersAtOnePlace * times);
  check.that(
    atOnePlace <= mostAtOnePlace,
    path,
    `at most ${mostAtOnePlace} right options at the same place`,
    places,
  );
}

/** Whether the right option is the longest one. */
export function isRightOptionLongest({
  options,
  correctAnswer,
}: Pick<OneOptionQuestion, 'options' | 'correctAnswer'>): boolean {
  const right = options[correctAnswer]?.length ?? 0;
  return options.every((option, index) => index === correctAnswer || option.length < right);
}

function count(check: ContentChecker, path: string, found: number, expected: number | undefined): void {
  check.that(expected === undefined || found === expected, path, String(expected), found);
}

function unique(check: ContentChecker, path: string, values: readonly string[]): void {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  check.that(repeated.length === 0, path, 'entries that differ', repeated);
}

function knownLink(check: ContentChecker, path: string, href: string, hosts: readonly string[]): void {
  // Paths of the same site have no host.
  const host = /^https?:\/\/(?:www\.)?(?<host>[^/:?#]+)/i.exec(href)?.groups?.host;
  check.that(host === undefined || hosts.includes(host), path, `a link to one of ${hosts.join(', ')}`, href);
}

function eachText(path: string, value: unknown, look: (path: string, text: string) => void): void {
  if (typeof value === 'string') look(path, value);
  else if (Array.isArray(value)) value.forEach((entry, index) => eachText(`${path}[${index}]`, entry, look));
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value))
      eachText(path === '' ? key : `${path}.${key}`, entry, look);
}

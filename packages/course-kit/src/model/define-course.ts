import { DEFAULT_ISSUER } from './certificate.js';
import { ContentChecker } from './content-checker.js';
import type {
  Course,
  CourseLink,
  CourseOutline,
  ExtraCourse,
  Level,
  LevelOutline,
  Question,
  Task,
  TaskOutline,
} from './course.js';
import { isSafeHref } from './rich-text.js';
import { taskId } from './task-key.js';

type Authored<Whole, Derived extends keyof Whole, Optional extends keyof Whole> = Omit<
  Whole,
  Derived | Optional
> &
  Partial<Pick<Whole, Optional>>;

/** A task as its author writes it: ids and counts are derived, lists may be left out. */
export type AuthoredTask = Authored<
  Task,
  'id' | 'stepCount',
  'description' | 'introduction' | 'video' | 'resources' | 'documentation' | 'links'
>;

/** A question as its author writes it. */
export type AuthoredQuestion = Omit<Question, 'id'>;

/** A level as its author writes it. */
export interface AuthoredLevel extends Authored<
  Omit<Level, 'tasks' | 'questions'>,
  'level' | 'questionCount',
  'description' | 'duration' | 'difficulty' | 'color' | 'topics' | 'prerequisites' | 'objectives'
> {
  readonly tasks: readonly AuthoredTask[];
  readonly questions: readonly AuthoredQuestion[];
}

/** A course as its author writes it. */
export interface AuthoredCourse {
  /** Keeps the learners' progress when the title changes. @default made of the title, such as `baking-bread` */
  readonly id?: string;
  readonly title: string;
  /** @default 'Learning Platform' */
  readonly issuer?: string;
  /** In percent, above 0. @default 70 */
  readonly passMark?: number;
  readonly levels: readonly AuthoredLevel[];
  readonly extraCourses?: readonly ExtraCourse[];
}

/** The pass mark of a course that names none, in percent (specification, section 5). */
export const DEFAULT_PASS_MARK = 70;

const DEFAULT_COLOR = '#4f46e5';

/**
 * Makes a course from what its author wrote and gives its levels, tasks and questions their ids.
 *
 * @throws CourseContentError naming every fault by its path, such as `levels[0].questions[2].correctAnswer`.
 */
export function defineCourse(authored: AuthoredCourse): Course {
  const check = new ContentChecker();
  const passMark = authored.passMark ?? DEFAULT_PASS_MARK;
  check.text('title', authored.title);
  check.that(passMark > 0 && passMark <= 100, 'passMark', 'a percentage above 0 and at most 100', passMark);
  check.that(authored.levels?.length !== 0, 'levels', 'at least one level', authored.levels);
  check.list('levels', authored.levels, (path, level) => checkLevel(check, path, level));
  authored.extraCourses?.forEach(({ title, level }, index) => {
    check.text(`extraCourses[${index}].title`, title);
    check.that(
      level > (authored.levels?.length ?? 0),
      `extraCourses[${index}].level`,
      'a number above those of the levels',
      level,
    );
  });
  check.done();
  return {
    ...(authored.id !== undefined && { id: authored.id }),
    title: authored.title,
    issuer: authored.issuer ?? DEFAULT_ISSUER,
    passMark,
    levels: authored.levels.map((level, index) => toLevel(index + 1, level)),
    extraCourses: authored.extraCourses ?? [],
  };
}

/**
 * Makes one level, for courses whose levels are loaded one by one. `defineCourse` takes its result too.
 *
 * @param level its position in the course, from 1.
 * @throws CourseContentError as `defineCourse` does, with paths from the level on.
 */
export function defineLevel(level: number, authored: AuthoredLevel): Level {
  const check = new ContentChecker();
  check.that(Number.isInteger(level) && level > 0, 'level', 'a whole number from 1', level);
  checkLevel(check, '', authored);
  check.done();
  return toLevel(level, authored);
}

/** A course without its lessons and questions: what a landing page needs, at a fraction of the size. */
export function outlineOf(course: Course): CourseOutline {
  return { ...course, levels: course.levels.map(levelOutlineOf) };
}

function levelOutlineOf({ questions: _questions, ...level }: Level): LevelOutline {
  return {
    ...level,
    tasks: level.tasks.map(({ id, title, description, duration, stepCount }): TaskOutline => ({
      id,
      title,
      description,
      duration,
      stepCount,
    })),
  };
}

function toLevel(level: number, authored: AuthoredLevel): Level {
  return {
    ...authored,
    level,
    description: authored.description ?? '',
    duration: authored.duration ?? '',
    difficulty: authored.difficulty ?? '',
    color: authored.color ?? DEFAULT_COLOR,
    topics: authored.topics ?? [],
    prerequisites: authored.prerequisites ?? [],
    objectives: authored.objectives ?? [],
    tasks: authored.tasks.map((task, index) => toTask(level, index + 1, task)),
    questions: authored.questions.map((question, index) => ({ ...question, id: `q${index + 1}` })),
    questionCount: authored.questions.length,
  };
}

function toTask(level: number, number: number, authored: AuthoredTask): Task {
  return {
    ...authored,
    id: taskId(level, number),
    description: authored.description ?? '',
    introduction: authored.introduction ?? [],
    video: authored.video ?? `/videos/level${level}-task${number}.mp4`,
    stepCount: authored.steps.length,
    resources: authored.resources ?? [],
    documentation: authored.documentation ?? [],
    links: authored.links ?? [],
  };
}

function checkLevel(check: ContentChecker, path: string, level: AuthoredLevel): void {
  const at = (rest: string) => (path === '' ? rest : `${path}.${rest}`);
  check.text(at('title'), level.title);
  check.list(at('tasks'), level.tasks, (path, task) => checkTask(check, path, task));
  check.list(at('questions'), level.questions, (path, question) => checkQuestion(check, path, question));
}

function checkTask(check: ContentChecker, path: string, task: AuthoredTask): void {
  check.text(`${path}.title`, task.title);
  check.list(`${path}.steps`, task.steps, (at, step) => {
    check.text(`${at}.title`, step.title);
    check.that(step.instruction?.length > 0, `${at}.instruction`, 'at least one paragraph', step.instruction);
    const unknown = step.adds?.filter((id) => !task.flow?.nodes.some((node) => node.id === id)) ?? [];
    check.that(unknown.length === 0, `${at}.adds`, "components of the task's flow", unknown);
    step.snippets?.forEach((snippet, nth) => check.text(`${at}.snippets[${nth}].code`, snippet.code));
  });
  for (const list of ['resources', 'documentation', 'links'] as const) {
    task[list]?.forEach((link, index) => checkLink(check, `${path}.${list}[${index}]`, link));
  }
}

function checkLink(check: ContentChecker, path: string, link: CourseLink): void {
  check.text(`${path}.title`, link.title);
  check.that(
    isSafeHref(link.href),
    `${path}.href`,
    'an address on the web or a path of this site',
    link.href,
  );
}

function checkQuestion(check: ContentChecker, path: string, question: AuthoredQuestion): void {
  const { options, correctAnswer } = question;
  check.text(`${path}.question`, question.question);
  check.text(`${path}.explanation`, question.explanation);
  check.that(options.length >= 2, `${path}.options`, 'at least two options', options.length);
  options.forEach((option, index) => check.text(`${path}.options[${index}]`, option));
  check.that(new Set(options).size === options.length, `${path}.options`, 'options that differ', options);
  check.that(
    Number.isInteger(correctAnswer) && correctAnswer >= 0 && correctAnswer < options.length,
    `${path}.correctAnswer`,
    `the index of an option, 0 to ${options.length - 1}`,
    correctAnswer,
  );
}

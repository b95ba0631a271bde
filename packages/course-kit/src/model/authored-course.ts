import { DEFAULT_ISSUER } from './certificate.js';
import { checkValue } from './check-value.js';
import { ContentChecker } from './content-checker.js';
import { courseSchema, levelSchema } from './course-schema.js';
import type { Course, ExtraCourse, Level, Question, Task } from './course.js';
import { madeFlow } from './flow/define-flow.js';
import type { AuthoredFlow, Flow } from './flow/flow.js';
import { taskId } from './task-key.js';

/** A part of a course without its derived fields, and with optional fields optional. */
type Authored<Whole, Derived extends keyof Whole, Optional extends keyof Whole> = Omit<
  Whole,
  Derived | Optional
> &
  Partial<Pick<Whole, Optional>>;

/** A task as its author writes it: ids and counts are derived, lists may be left out. */
export interface AuthoredTask extends Authored<
  Omit<Task, 'flow'>,
  'id' | 'stepCount',
  'description' | 'introduction' | 'resources' | 'documentation' | 'links'
> {
  /** The flow that the learner ends with, written out or made by `defineFlow`. */
  readonly flow?: Flow | AuthoredFlow;
}

/** A question as its author writes it. */
export type AuthoredQuestion = Omit<Question, 'id'>;

/** A level as its author writes it. */
export interface AuthoredLevel extends Authored<
  Omit<Level, 'tasks' | 'questions'>,
  'level' | 'questionCount',
  'description' | 'duration' | 'difficulty' | 'color' | 'topics' | 'prerequisites' | 'objectives'
> {
  /** The lessons, in the order in which they are taken. */
  readonly tasks: readonly AuthoredTask[];
  /** The quiz, or the pool that each attempt asks some questions of. */
  readonly questions: readonly AuthoredQuestion[];
}

/** A course as its author writes it. */
export interface AuthoredCourse {
  /** Where a course in JSON names its schema, `@course-kit/react/course.schema.json`, to editors; not looked at. */
  readonly $schema?: string;
  /** Keeps the learners' progress when the title changes. @default made of the title, such as `baking-bread` */
  readonly id?: string;
  /** Also the course name on certificates. */
  readonly title: string;
  /**
   * What the course is written in: a BCP 47 tag of a language, with its script or region where that matters, such as `en`,
   * `pt-BR` or `zh-Hans`. A page of another language then marks the course's texts, and says what language they are in.
   *
   * @default that of the page that shows it, whichever that is
   */
  readonly language?: string;
  /** Who issues the certificates. @default 'Learning Platform' */
  readonly issuer?: string;
  /** In percent, above 0. @default 70 */
  readonly passMark?: number;
  /** In the order in which they are taken; the first is level 1. */
  readonly levels: readonly AuthoredLevel[];
  /** Announced after the levels. @default none */
  readonly extraCourses?: readonly ExtraCourse[];
}

/** The pass mark of a course that names none, in percent. */
export const DEFAULT_PASS_MARK = 70;

/** The color of a level that names none. */
export const DEFAULT_COLOR = '#4f46e5';

/** What `defineCourse` makes, but for the places of flows: pages that draw none have no use for them. */
export function toCourse(authored: AuthoredCourse): Course {
  const check = new ContentChecker('course');
  checkValue(check, '', courseSchema, authored);
  check.done();
  return {
    ...(authored.id !== undefined && { id: authored.id }),
    title: authored.title,
    ...(authored.language !== undefined && { language: authored.language }),
    issuer: authored.issuer ?? DEFAULT_ISSUER,
    passMark: authored.passMark ?? DEFAULT_PASS_MARK,
    levels: authored.levels.map((level, index) => levelOf(index + 1, level)),
    extraCourses: authored.extraCourses ?? [],
  };
}

/** What `defineLevel` makes, but for the places of flows. */
export function toLevel(level: number, authored: AuthoredLevel): Level {
  const check = new ContentChecker('level');
  check.that(Number.isInteger(level) && level > 0, 'level', 'a whole number from 1', level);
  checkValue(check, '', levelSchema, authored);
  check.done();
  return levelOf(level, authored);
}

function levelOf(level: number, authored: AuthoredLevel): Level {
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
    questionCount: Math.min(authored.asks ?? Infinity, authored.questions.length),
  };
}

function toTask(level: number, number: number, { flow, ...authored }: AuthoredTask): Task {
  return {
    ...authored,
    ...(flow && { flow: madeFlow(flow) }),
    id: taskId(level, number),
    description: authored.description ?? '',
    introduction: authored.introduction ?? [],
    stepCount: authored.steps.length,
    resources: authored.resources ?? [],
    documentation: authored.documentation ?? [],
    links: authored.links ?? [],
  };
}

import type { ExtraCourse, Level, Question, Step, StepQuestion, Task } from './course.js';
import type { FillInQuestion } from './question-kinds/fill-in.js';

/** A part of a course without its derived fields, and with optional fields optional. */
type Authored<Whole, Derived extends keyof Whole, Optional extends keyof Whole> = Omit<
  Whole,
  Derived | Optional
> &
  Partial<Pick<Whole, Optional>>;

/** A question of a kind as its author writes it. */
export type AuthoredKind<Kind> = Kind extends Question
  ? Authored<Kind, 'language', 'id' | (Kind extends FillInQuestion ? 'options' : never)>
  : never;

/** A question as its author writes it; the id may be left out, as long as questions keep their places. */
export type AuthoredQuestion = AuthoredKind<Question>;

/** A question in a step as its author writes it. */
export interface AuthoredStepQuestion extends Omit<StepQuestion, 'asks'> {
  /** Of any kind. Its id, which is `q` and the number of the step where it is left out, tells it from the lesson's others. */
  readonly asks: AuthoredQuestion;
}

/** A step as its author writes it. */
export interface AuthoredStep extends Omit<Step, 'question'> {
  /** What is asked here. @default nothing */
  readonly question?: AuthoredStepQuestion;
}

/** A task as its author writes it: ids and counts are derived, lists may be left out. */
export interface AuthoredTask extends Authored<
  Omit<Task, 'steps'>,
  'id' | 'stepCount' | 'language',
  'description' | 'introduction' | 'resources' | 'documentation' | 'links'
> {
  /** What to do, in order. */
  readonly steps: readonly AuthoredStep[];
}

/** A level as its author writes it. */
export interface AuthoredLevel extends Authored<
  Omit<Level, 'tasks' | 'questions'>,
  'level' | 'questionCount' | 'language',
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

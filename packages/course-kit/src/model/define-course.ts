import { DEFAULT_COLOR, DEFAULT_PASS_MARK } from './authored-course.js';
import type {
  AuthoredCourse,
  AuthoredLevel,
  AuthoredQuestion,
  AuthoredStep,
  AuthoredTask,
} from './authored-course.js';
import { DEFAULT_ISSUER } from './certificate.js';
import { checkValue } from './check-value.js';
import { ContentChecker } from './content-checker.js';
import { courseSchema, levelSchema } from './course-schema.js';
import type {
  Course,
  CourseOutline,
  Level,
  LevelOutline,
  Question,
  Step,
  Task,
  TaskOutline,
} from './course.js';
import { ofKind, type Figure, type FigureMaker, type PartKind } from './figure.js';
import { taskId } from './task-key.js';

/**
 * Makes a course from what its author wrote and gives its levels, tasks and questions their ids.
 *
 * @param kinds - the kinds of figures in it, such as `flowMaker`; those of others stay as they are. Where questions have others
 *   than one right option, theirs as well: `[flowMaker, ...questionKinds]`.
 * @throws CourseContentError naming every issue by its path, such as `levels[0].questions[2].correctAnswer`.
 */
export function defineCourse(authored: AuthoredCourse, kinds: readonly PartKind[] = []): Course {
  const check = new ContentChecker('course', kinds);
  checkValue(check, '', courseSchema, authored);
  check.done();
  return {
    ...(authored.id && { id: authored.id }),
    title: authored.title,
    ...(authored.language && { language: authored.language }),
    issuer: authored.issuer ?? DEFAULT_ISSUER,
    passMark: authored.passMark ?? DEFAULT_PASS_MARK,
    levels: authored.levels.map((level, index) => levelOf(index + 1, level, kinds)),
    extraCourses: authored.extraCourses ?? [],
  };
}

/**
 * Makes one level, for courses whose levels are loaded one by one. `defineCourse` takes its result too.
 *
 * @param level - its position in the course, from 1.
 * @param kinds - the kinds of figures and questions in it, as for `defineCourse`.
 * @throws CourseContentError as `defineCourse` does, with paths from the level on.
 */
export function defineLevel(level: number, authored: AuthoredLevel, kinds: readonly PartKind[] = []): Level {
  const check = new ContentChecker('level', kinds);
  check.that(Number.isInteger(level) && level > 0, 'level', 'a whole number from 1', level);
  checkValue(check, '', levelSchema, authored);
  check.done();
  return levelOf(level, authored, kinds);
}

function levelOf(level: number, authored: AuthoredLevel, kinds: readonly PartKind[]): Level {
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
    tasks: authored.tasks.map((task, index) => taskOf(level, index + 1, task, kinds)),
    questions: authored.questions.map((question, index) =>
      withFigure(questionOf(question, index), authored.tasks, kinds),
    ),
    questionCount: Math.min(authored.asks ?? Infinity, authored.questions.length),
  };
}

function questionOf(question: AuthoredQuestion, index: number): Question {
  return { id: `q${index + 1}`, options: ['...'], ...question };
}

/** A question with what it shows of a lesson's figure. One of a kind that is not given is left as it is. */
function withFigure(
  question: Question,
  tasks: readonly AuthoredTask[],
  kinds: readonly PartKind[],
): Question {
  const { drawing } = question;
  const figure = tasks[(drawing?.task ?? 0) - 1]?.figure;
  const maker = ofKind(kinds, figure) as FigureMaker | undefined;
  if (!drawing || !figure || !maker) return question;
  const shown = maker.forQuestion?.(figure, drawing) ?? maker.make?.(figure) ?? figure;
  return { ...question, drawing: { ...drawing, figure: shown } };
}

function stepOf({ question, ...step }: AuthoredStep, index: number): Step {
  return question ? { ...step, question: { ...question, asks: questionOf(question.asks, index) } } : step;
}

function taskOf(
  level: number,
  number: number,
  { figure, plan, ...authored }: AuthoredTask,
  kinds: readonly PartKind[],
): Task {
  const made = (of: Figure) => (ofKind(kinds, of) as FigureMaker | undefined)?.make?.(of) ?? of;
  return {
    ...authored,
    ...(figure && { figure: made(figure) }),
    ...(plan && { plan: made(plan) }),
    id: taskId(level, number),
    description: authored.description ?? '',
    introduction: authored.introduction ?? [],
    steps: authored.steps.map(stepOf),
    stepCount: authored.steps.length,
    resources: authored.resources ?? [],
    documentation: authored.documentation ?? [],
    links: authored.links ?? [],
  };
}

/** A course without its lessons and questions: what a landing page needs, at a fraction of the size. */
export function outlineOf(course: Course): CourseOutline {
  return { ...course, levels: course.levels.map(levelOutlineOf) };
}

function levelOutlineOf({ questions: _questions, asks: _asks, ...level }: Level): LevelOutline {
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

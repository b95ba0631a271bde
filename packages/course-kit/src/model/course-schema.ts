import type { ContentChecker } from './content-checker.js';
import { checkValue } from './check-value.js';
import type { AuthoredQuestion, AuthoredStep, AuthoredTask } from './authored-course.js';
import type { ExtraCourse, LevelProject } from './course.js';
import { ofKind, type Figure, type FigureMaker, type PartKind, type QuestionDrawing } from './figure.js';
import { blockSchema, lessonTextSchema, oneOf, snippetSchema } from './lesson-schema.js';
import { schema as oneOption } from './question-kinds/one-option-schema.js';
import { SAFE_HREF } from './safe-href.js';
import {
  anything,
  color,
  integer,
  list,
  matching,
  object,
  string,
  text,
  type Fields,
  type Schema,
  type SchemaOf,
} from './schema.js';

/*
 * The schema of authored courses, as data. `defineCourse` validates with it, and `course.schema.json` for editors is
 * generated from it. Fields that `defineCourse` derives are allowed, so that it accepts its own result.
 */

/** A language with an optional script and region, which is all of BCP 47 that texts need. */
const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?$/;

/** Where a video may come from: a host by https, a path of this site, or the address itself where it holds the data. */
const VIDEO = /^(?:https:\/\/|data:video\/|blob:|\/(?![/\\])|[\w.-]+(?=\/|$))[^\t\n\r]*$/;

const texts = list(text);

export const linkSchema = object(
  { title: text, href: matching('an address on the web or a path of this site', SAFE_HREF) },
  { description: string },
);

/** A question of any kind; what it must be is known to its kind. */
export const questionSchema = ofAnyKind(
  {},
  oneOption,
  isQuestionKind,
) as unknown as SchemaOf<AuthoredQuestion>;

export const stepQuestionSchema = object(
  { asks: questionSchema },
  {
    hint: text,
    about: text,
    places: list(text, { uniqueItems: true }),
    place: oneOf('before', 'after') as unknown as SchemaOf<'before' | 'after'>,
  },
);

export const stepSchema = object(
  { title: text, instruction: list(blockSchema, { title: 'at least one paragraph', minItems: 1 }) },
  {
    expect: lessonTextSchema,
    snippets: list(snippetSchema),
    tip: lessonTextSchema,
    failure: lessonTextSchema,
    warning: lessonTextSchema,
    adds: list(string),
    facts: list(string),
    question: stepQuestionSchema,
    exercises: texts,
  },
);

const minutes = integer('a whole number of minutes', 1);

export const minuteRangeSchema = object({ fewest: minutes, most: minutes });

const links = list(linkSchema);

/** A figure of any kind; what it must be besides is known to its maker. */
export const figureSchema = ofAnyKind({ kind: text, title: text }, anything, (kind) => !isQuestionKind(kind));

export const carriedOutSchema = object({
  tool: text,
  day: matching('a day such as 2026-11-24', /^\d{4}-\d{2}-\d{2}$/),
  steps: integer('a whole number', 0),
});

export const videoChapterSchema = object({
  step: integer('the number of a step', 1),
  from: integer('a number of seconds', 0),
  to: integer('a number of seconds', 1),
});

export const taskSchema = object(
  { title: text, duration: string, steps: { ...list(stepSchema), rule: checkSteps } },
  {
    description: string,
    introduction: list(blockSchema),
    figure: figureSchema,
    plan: figureSchema,
    video: matching('an https address or a path of this site', VIDEO),
    chapters: list(videoChapterSchema),
    resources: links,
    documentation: links,
    links,
    carriedOut: carriedOutSchema,
    testedAgainst: text,
    outcome: text,
    minutes: minuteRangeSchema,
    exercises: texts,
    id: string,
    stepCount: integer('a whole number', 0),
  },
);

export const projectSchema = object({
  task: integer('the number of a task', 1),
  flow: integer('the number of a flow', 1),
  title: text,
});

export const topicSchema = object({ title: text, description: string });

export const levelSchema = object(
  {
    title: text,
    tasks: list(taskSchema),
    questions: { ...list(questionSchema), rule: checkQuestions },
  },
  {
    description: string,
    duration: string,
    difficulty: string,
    color,
    topics: list(topicSchema),
    prerequisites: texts,
    objectives: texts,
    project: { ...projectSchema, rule: checkProject },
    level: integer('a whole number from 1', 1),
    asks: integer('a whole number from 1', 1),
    questionCount: integer('a whole number', 0),
  },
);

export const extraCourseSchema = object({
  level: integer('a whole number from 1', 1),
  title: text,
  description: string,
});

export const courseSchema = object(
  { title: text, levels: list(levelSchema, { title: 'at least one level', minItems: 1 }) },
  {
    $schema: string,
    id: text,
    language: matching('a language tag such as pt-BR', LANGUAGE),
    issuer: text,
    passMark: {
      type: 'number',
      title: 'a percentage above 0',
      exclusiveMinimum: 0,
      maximum: 100,
    } as const,
    extraCourses: { ...list(extraCourseSchema), rule: checkExtraLevels },
  },
);

/** Whether a kind is one of questions, which can be marked, not of figures. */
function isQuestionKind(kind: PartKind): boolean {
  return 'mark' in kind;
}

/** The schema of what has a kind that `defineCourse` may be given, and of anything else. */
function ofAnyKind<Required extends Fields>(
  fields: Required,
  otherwise: Schema,
  isMeant: (kind: PartKind) => boolean,
) {
  return {
    ...object(fields),
    additionalProperties: anything,
    rule: (check: ContentChecker, path: string, part: Figure) =>
      checkValue(check, path, ofKind(check.makers.filter(isMeant), part)?.schema ?? otherwise, part),
  };
}

function checkSteps(
  check: ContentChecker,
  path: string,
  steps: readonly AuthoredStep[],
  { figure }: { readonly figure?: Figure },
): void {
  checkQuestionIds(
    check,
    path,
    steps.map(({ question }) => question?.asks),
  );
  // A figure of a kind that is not given is not looked at.
  const maker = ofKind(check.makers, figure) as FigureMaker | undefined;
  const ids = figure ? maker?.partsOf?.(figure) : [];
  steps.forEach(({ adds = [], question: { asks, ...shown } = {} }, index) => {
    const unknown = adds.filter((id) => ids && !ids.includes(id));
    check.that(!unknown.length, `${path}[${index}].adds`, "parts of the task's figure", unknown);
    checkPlaces(check, `${path}[${index}].question`, figure, shown, asks);
  });
}

/** Looks at what a question names in the figure of a task. */
function checkPlaces(
  check: ContentChecker,
  path: string,
  figure: Figure | undefined,
  { places, about }: Pick<QuestionDrawing, 'places' | 'about'>,
  asks: AuthoredQuestion | undefined,
): void {
  const maker = ofKind(check.makers, figure) as FigureMaker | undefined;
  const isPlace = (place: string) => (maker ? maker.hasPlace?.(figure as Figure, place) : figure);
  check.that(
    !places || (!asks?.kind && places.length === asks?.options?.length && places.every(isPlace)),
    `${path}.places`,
    "a place of the task's figure for each option",
    places,
  );
  check.that(!about || !!isPlace(about), `${path}.about`, "a place of the task's figure", about);
}

function checkQuestions(
  check: ContentChecker,
  path: string,
  questions: readonly AuthoredQuestion[],
  { tasks }: { readonly tasks?: readonly Partial<Pick<AuthoredTask, 'figure' | 'steps'>>[] },
): void {
  checkQuestionIds(check, path, questions);
  questions.forEach((asks, index) => {
    const { drawing, taughtIn } = asks;
    check.that(
      !taughtIn || !!tasks?.[taughtIn.task - 1]?.steps?.[taughtIn.step - 1],
      `${path}[${index}].taughtIn`,
      'a step of a task of the level',
      taughtIn,
    );
    if (drawing)
      checkPlaces(check, `${path}[${index}].drawing`, tasks?.[drawing.task - 1]?.figure, drawing, asks);
  });
}

function checkProject(
  check: ContentChecker,
  path: string,
  { task }: LevelProject,
  { tasks }: { readonly tasks?: { readonly length?: number } | null },
): void {
  check.that(task <= (tasks?.length ?? 0), `${path}.task`, 'the number of a task of the level', task);
}

function checkQuestionIds(
  check: ContentChecker,
  path: string,
  questions: readonly (AuthoredQuestion | undefined)[],
): void {
  const ids = questions.flatMap((question, index) => (question ? [question.id ?? `q${index + 1}`] : []));
  check.that(new Set(ids).size === ids.length, path, 'entries that differ', ids);
}

function checkExtraLevels(
  check: ContentChecker,
  path: string,
  extraCourses: readonly ExtraCourse[],
  { levels }: { readonly levels?: { readonly length?: number } | null },
): void {
  const count = levels?.length ?? 0;
  extraCourses.forEach(({ level }, index) =>
    check.that(level > count, `${path}[${index}].level`, 'a number above those of the levels', level),
  );
}

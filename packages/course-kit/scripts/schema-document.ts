import type {
  AuthoredCourse,
  AuthoredLevel,
  AuthoredQuestion,
  AuthoredTask,
} from '../src/model/authored-course.js';
import { DEFAULT_COLOR, DEFAULT_PASS_MARK } from '../src/model/authored-course.js';
import { DEFAULT_ISSUER } from '../src/model/certificate.js';
import * as course from '../src/model/course-schema.js';
import * as lesson from '../src/model/lesson-schema.js';
import type {
  CarriedOut,
  CourseLink,
  ExtraCourse,
  MinuteRange,
  Step,
  Topic,
  VideoChapter,
} from '../src/model/course.js';
import type {
  ColoredCode,
  InlineCode,
  InlineLink,
  InlineMark,
  ListBlock,
  NoteBlock,
  PictureBlock,
  Snippet,
  SnippetBlock,
  TableBlock,
} from '../src/model/lesson-content.js';
import type { Schema } from '../src/model/schema.js';

/** What each field is for; a field without words, or words without a field, do not compile. */
export type Words<Fields> = Readonly<Record<keyof Fields & string, string>>;

/** Fields that `defineCourse` gives and authors leave out. */
const GIVEN = 'Given by the kit; leave it out.';

const KIND = 'Tells the part from others.';

const words = {
  course: {
    $schema: 'Address of this schema, for editors.',
    id: 'Keeps learners’ progress when the title changes; made of the title by default, such as "baking-bread".',
    title: 'The course’s name, also on certificates.',
    language:
      'The language that the course is written in, such as "en", "pt-BR" or "zh-Hans"; pages of another language say so.',
    issuer: 'Who issues the certificates.',
    passMark: 'The score that passes a quiz, in percent.',
    levels: 'The levels in their order. Each is unlocked by passing the quiz of the one before.',
    extraCourses: 'Courses that are announced but cannot be taken yet.',
  } satisfies Words<AuthoredCourse>,
  level: {
    title: 'The level’s name.',
    description: 'What the level is about, in a sentence or two.',
    duration: 'How long it takes, in words, such as "1-2 weeks".',
    difficulty: 'How hard it is, in a word, such as "Beginner".',
    color: 'Decorates the level; texts do not have it.',
    topics: 'What the level covers, shown on its card.',
    prerequisites: 'What a learner needs before, an entry each.',
    objectives: 'What a learner is able to do after, an entry each.',
    tasks: 'The lessons in their order; an empty list where the level is only a quiz.',
    questions: 'The questions of the quiz; an empty list where there is none yet.',
    asks: 'How many of the questions an attempt asks; all of them by default. A first attempt asks the first ones, each later one a draw.',
    level: GIVEN,
    questionCount: GIVEN,
  } satisfies Words<AuthoredLevel & { level: number; questionCount: number }>,
  task: {
    title: 'The lesson’s name.',
    description: 'What the lesson is about, in a sentence.',
    duration: 'How long it takes, in words, such as "1-2 hours".',
    introduction: 'What the learner builds and why; a text by itself is a paragraph.',
    figure: 'What the learner ends with, drawn above the steps.',
    plan: 'What the lesson is about, drawn beside its steps where these add nothing to the figure.',
    video:
      'Address of the video file. One on another host is only played where the page names that host; otherwise it is a link.',
    steps: 'What to do, step by step.',
    chapters: 'Which steps the video shows, and when.',
    resources: 'Downloads, templates and the like: what the lesson works with.',
    documentation: 'Pages of the product’s documentation.',
    links: 'Other pages worth reading.',
    carriedOut: 'What a machine has carried out of the steps in the taught product.',
    testedAgainst: 'The version of the taught product that the steps were written for.',
    minutes: 'Minutes that a careful learner needs, at least and at most.',
    id: GIVEN,
    stepCount: GIVEN,
  } satisfies Words<AuthoredTask & { id: string; stepCount: number }>,
  carriedOut: {
    tool: 'The product with its release.',
    day: 'The day, such as 2026-11-24.',
    steps: 'How many of the lesson’s steps.',
  } satisfies Words<CarriedOut>,
  videoChapter: {
    step: 'The number of the step, from 1.',
    from: 'When it begins, in seconds.',
    to: 'When it ends, in seconds.',
  } satisfies Words<VideoChapter>,
  step: {
    title: 'What the step does, in a few words.',
    instruction: 'What to do; a text by itself is a paragraph.',
    expect: 'What the learner should see when it worked.',
    snippets: 'Texts to copy.',
    tip: 'Good to know, but not needed.',
    failure: 'What to look at when the step does not work.',
    warning: 'What could cost data, money or safety.',
    adds: 'Ids of the parts of the lesson’s figure that this step adds or changes: its picture shows them.',
    facts: 'Where the statements come from; never shown.',
  } satisfies Words<Step>,
  snippet: {
    code: 'The text to copy.',
    language: 'The language’s usual short name, such as "bash"; "text" for a prompt.',
    label: 'What it is; the copy button is named by it.',
  } satisfies Words<Snippet>,
  minutes: {
    fewest: 'What the quickest need.',
    most: 'What the slowest need.',
  } satisfies Words<MinuteRange>,
  mark: {
    kind: '"strong" for names in the interface, "emphasis" for a stressed word.',
    content: 'The words.',
  } satisfies Words<InlineMark>,
  code: { kind: KIND, text: 'As it is typed.' } satisfies Words<InlineCode>,
  lessonLink: {
    kind: KIND,
    href: 'Where the link leads.',
    content: 'The words.',
  } satisfies Words<InlineLink>,
  list: {
    kind: KIND,
    items: 'Each entry with its parts.',
    start: 'The first number; left out for dots.',
  } satisfies Words<ListBlock>,
  table: {
    kind: KIND,
    head: 'The headings of the columns.',
    rows: 'Each row with a cell for every column.',
    align: 'How each column is aligned.',
  } satisfies Words<TableBlock>,
  picture: {
    kind: KIND,
    src: 'Address of the file.',
    darkSrc: 'Address of the same picture for dark pages.',
    alt: 'What is seen, for whoever does not see it.',
    caption: 'Shown below it.',
    width: 'In pixels.',
    height: 'In pixels.',
  } satisfies Words<PictureBlock>,
  snippetBlock: {
    kind: KIND,
    code: 'The text to copy.',
    language: 'The language’s usual short name, such as "bash"; "text" for a prompt.',
    label: 'What it is; the copy button is named by it.',
  } satisfies Words<SnippetBlock>,
  coloredCode: {
    kind: 'What it is to its language; the stylesheet has a color for it.',
    text: 'The characters.',
  } satisfies Words<ColoredCode>,
  note: {
    kind: KIND,
    role: '"expect" for what to see when it worked, "tip", "failure" for what to do if it fails, "warning" for a loss to avoid.',
    content: 'What it says.',
  } satisfies Words<NoteBlock>,
  link: {
    title: 'What the page is called.',
    href: 'Where the link leads.',
    description: 'What is found there, in a few words.',
  } satisfies Words<CourseLink>,
  topic: {
    title: 'The topic’s name.',
    description: 'What is learned of it.',
  } satisfies Words<Topic>,
  question: {
    question: 'The question.',
    options: 'The answers to choose from. They are shuffled for every attempt.',
    correctAnswer: 'Index of the right option, from 0.',
    explanation: 'Why it is right; shown with the results.',
    id: 'Identifies the question, so that its words can be mended and its place can change; `q1`, `q2` and so on without it.',
    optionIds: 'Identify the options, in their order, for the same reason; `a`, `b` and so on without them.',
  } satisfies Words<AuthoredQuestion & { id: string }>,
  extraCourse: {
    level: 'Its number, above those of the levels, such as 101.',
    title: 'The course’s name.',
    description: 'What it will be about.',
  } satisfies Words<ExtraCourse>,
};

/** What a package adds that has kinds of figures: what a figure may be, and its parts by name. */
export interface FigureParts {
  readonly figures: readonly Schema[];
  readonly parts: Readonly<Record<string, Schema>>;
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly summaries: Readonly<Record<string, string>>;
}

type Part = keyof typeof words;

/** The schemas that have a name of their own. */
const parts: Readonly<Record<Part, Schema>> = {
  course: course.courseSchema,
  level: course.levelSchema,
  task: course.taskSchema,
  step: course.stepSchema,
  snippet: lesson.snippetSchema,
  mark: lesson.markSchema,
  code: lesson.codeSchema,
  lessonLink: lesson.lessonLinkSchema,
  list: lesson.listSchema,
  table: lesson.tableSchema,
  picture: lesson.pictureSchema,
  snippetBlock: lesson.snippetBlockSchema,
  coloredCode: lesson.coloredCodeSchema,
  note: lesson.noteSchema,
  carriedOut: course.carriedOutSchema,
  videoChapter: course.videoChapterSchema,
  minutes: course.minuteRangeSchema,
  link: course.linkSchema,
  topic: course.topicSchema,
  question: course.questionSchema,
  extraCourse: course.extraCourseSchema,
};

const summaries: Readonly<Record<Part, string>> = {
  course: 'A course for `@course-kit/react`: levels of lessons and quizzes.',
  level: 'A level: lessons and a quiz.',
  task: 'A lesson with its steps.',
  step: 'One thing to do in a lesson.',
  snippet: 'Text to copy: a command, a prompt, a piece of code.',
  carriedOut: 'Steps of a lesson that a machine has carried out in the taught product.',
  videoChapter: 'The part of a video that shows a step.',
  minutes: 'A number of minutes that differs from learner to learner.',
  mark: 'Words that stand out.',
  code: 'Something typed or read letter by letter.',
  lessonLink: 'Words that lead somewhere.',
  list: 'Entries one below the other.',
  table: 'Rows and columns.',
  picture: 'A picture.',
  snippetBlock: 'Text to copy, as a part of a lesson.',
  coloredCode: 'A piece of code that has a color.',
  note: 'A remark that is set apart.',
  link: 'A link out of a lesson.',
  topic: 'A subject that a level covers.',
  question: 'A multiple-choice question with one right option.',
  extraCourse: 'A course that is announced but cannot be taken yet.',
};

const defaults: Readonly<Record<string, unknown>> = {
  'course.issuer': DEFAULT_ISSUER,
  'course.passMark': DEFAULT_PASS_MARK,
  'level.color': DEFAULT_COLOR,
};

type Json = Readonly<Record<string, unknown>>;

const NO_FIGURES: FigureParts = { figures: [], parts: {}, words: {}, summaries: {} };

/** The published JSON Schema, of the data that `defineCourse` checks by. */
export function schemaDocument(more = NO_FIGURES): Json {
  const all = { ...parts, ...more.parts };
  const { course: _root, ...others } = all;

  function definitionOf(name: string, { properties = {}, ...schema }: Schema): Json {
    const described = Object.entries(properties).map(([field, fieldSchema]) => {
      const description = ({ ...words, ...more.words } as FigureParts['words'])[name]?.[field];
      const standard = defaults[`${name}.${field}`];
      return [
        field,
        {
          ...reference(fieldSchema),
          description,
          ...(description === GIVEN && { readOnly: true }),
          ...(standard !== undefined && { default: standard }),
        },
      ];
    });
    return {
      title: `course-kit: ${name}`,
      description: ({ ...summaries, ...more.summaries } as FigureParts['summaries'])[name],
      ...schema,
      properties: Object.fromEntries(described),
      additionalProperties: false,
    };
  }

  /** A schema, or the name of its definition where it has one. */
  function reference(schema: Schema): Json {
    const [name] = Object.entries(all).find(([, part]) => part === schema) ?? [];
    if (name !== undefined) return { $ref: `#/$defs/${name}` };
    const { items, additionalProperties, properties, anyOf, ...rest } = schema;
    const forms = schema === course.figureSchema ? more.figures : (anyOf ?? []);
    return {
      ...rest,
      ...(items && { items: reference(items) }),
      ...(forms.length > 0 && { anyOf: forms.map(reference) }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([field, schema]) => [field, reference(schema)]),
        ),
        additionalProperties: false,
      }),
      ...(additionalProperties && { additionalProperties: reference(additionalProperties) }),
    };
  }

  const definitions = Object.entries(others).map(([name, part]) => [name, definitionOf(name, part)]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...definitionOf('course', parts.course),
    $defs: Object.fromEntries(definitions),
  };
}

/** What course.schema.json should hold. */
export function schemaText(more?: FigureParts): string {
  return `${JSON.stringify(schemaDocument(more), null, 2)}\n`;
}

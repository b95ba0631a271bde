import { readdirSync } from 'node:fs';
import { DEFAULT_COLOR, DEFAULT_PASS_MARK } from '../src/model/authored-course.js';
import { DEFAULT_ISSUER } from '../src/model/certificate.js';
import * as course from '../src/model/course-schema.js';
import * as lesson from '../src/model/lesson-schema.js';
import * as oneOption from '../src/model/question-kinds/one-option-schema.js';
import { kindsByType } from '../src/model/question-kinds/other-kinds.js';
import { questionDrawingSchema, taughtInSchema } from '../src/model/question-schema.js';
import type { Schema } from '../src/model/schema.js';
import { typeDocs, type TypeDocs } from './type-docs.js';

/** A schema that has a name of its own, and the types whose doc comments say what it and its fields are: the first that does. */
type Part = readonly [Schema, ...types: string[]];

/** What a package adds that has kinds of figures: what a figure may be, its parts by name, and what their types say. */
export interface FigureParts {
  readonly figures: readonly Schema[];
  readonly parts: Readonly<Record<string, Part>>;
  readonly docs: TypeDocs;
}

const parts: Readonly<Record<string, Part>> = {
  course: [course.courseSchema, 'AuthoredCourse'],
  level: [course.levelSchema, 'AuthoredLevel', 'Level', 'LevelOutline'],
  task: [course.taskSchema, 'Task', 'TaskOutline'],
  step: [course.stepSchema, 'Step'],
  stepQuestion: [course.stepQuestionSchema, 'StepQuestion'],
  snippet: [lesson.snippetSchema, 'Snippet'],
  mark: [lesson.markSchema, 'InlineMark'],
  code: [lesson.codeSchema, 'InlineCode'],
  lessonLink: [lesson.lessonLinkSchema, 'InlineLink'],
  list: [lesson.listSchema, 'ListBlock'],
  table: [lesson.tableSchema, 'TableBlock'],
  picture: [lesson.pictureSchema, 'PictureBlock'],
  snippetBlock: [lesson.snippetBlockSchema, 'SnippetBlock', 'Snippet'],
  coloredCode: [lesson.coloredCodeSchema, 'ColoredCode'],
  note: [lesson.noteSchema, 'NoteBlock'],
  carriedOut: [course.carriedOutSchema, 'CarriedOut'],
  videoChapter: [course.videoChapterSchema, 'VideoChapter'],
  minutes: [course.minuteRangeSchema, 'MinuteRange'],
  link: [course.linkSchema, 'CourseLink'],
  topic: [course.topicSchema, 'Topic'],
  question: [oneOption.schema, 'OneOptionQuestion', 'AskedOneOption', 'QuestionParts'],
  questionDrawing: [questionDrawingSchema, 'QuestionDrawing'],
  taughtIn: [taughtInSchema, 'TaughtIn'],
  ...Object.fromEntries(
    Object.entries(kindsByType).map(([name, { schema }]): [string, Part] => {
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      return [name, [schema, `${type}Question`, `Asked${type}`, 'QuestionParts']];
    }),
  ),
  extraCourse: [course.extraCourseSchema, 'ExtraCourse'],
};

const KINDS = new URL('../src/model/question-kinds/', import.meta.url);

const docs: TypeDocs = Object.assign(
  {},
  ...['authored-course', 'course', 'lesson-content', 'question', 'figure'].map((name) =>
    typeDocs(new URL(`../src/model/${name}.ts`, import.meta.url)),
  ),
  ...readdirSync(KINDS).map((file) => typeDocs(new URL(file, KINDS))),
);

/** Fields that `defineCourse` gives and authors leave out. */
const GIVEN: readonly string[] = [
  'level.level',
  'level.questionCount',
  'task.id',
  'task.stepCount',
  'fillIn.options',
  'fillIn.optionIds',
  'questionDrawing.figure',
];

const defaults: Readonly<Record<string, unknown>> = {
  'course.issuer': DEFAULT_ISSUER,
  'course.passMark': DEFAULT_PASS_MARK,
  'level.color': DEFAULT_COLOR,
};

type Json = Readonly<Record<string, unknown>>;

const NO_FIGURES: FigureParts = { figures: [], parts: {}, docs: {} };

/** The published JSON Schema, of the data that `defineCourse` checks by. */
export function schemaDocument(more = NO_FIGURES): Json {
  const all = { ...parts, ...more.parts };
  const said = { ...docs, ...more.docs };
  const { course: whole, ...others } = all;

  function definitionOf(name: string, [{ properties = {}, ...schema }, ...types]: Part): Json {
    const wordsFor = (field: string) => {
      const words = types.map((type) => said[`${type}.${field}`]).find((found) => found !== undefined);
      if (words === undefined) throw new Error(`No doc comment says what ${name}.${field} is`);
      return words;
    };
    const described = Object.entries(properties).map(([field, fieldSchema]) => {
      const isGiven = GIVEN.includes(`${name}.${field}`);
      const standard = defaults[`${name}.${field}`];
      return [
        field,
        {
          ...reference(fieldSchema),
          description: isGiven ? 'Given by the kit; leave it out.' : wordsFor(field),
          ...(isGiven && { readOnly: true }),
          ...(standard !== undefined && { default: standard }),
        },
      ];
    });
    return {
      title: `course-kit: ${name}`,
      description: said[types[0] ?? ''],
      ...schema,
      properties: Object.fromEntries(described),
      additionalProperties: false,
    };
  }

  /** The forms of what is of a kind. */
  function formsOf(schema: Schema): readonly Schema[] | undefined {
    if (schema === course.figureSchema) return more.figures;
    return schema === course.questionSchema
      ? [oneOption.schema, ...Object.values(kindsByType).map(({ schema }) => schema)]
      : undefined;
  }

  /** A schema, or the name of its definition where it has one. */
  function reference(schema: Schema): Json {
    const [name] = Object.entries(all).find(([, [part]]) => part === schema) ?? [];
    if (name !== undefined) return { $ref: `#/$defs/${name}` };
    const { items, additionalProperties, properties, anyOf, ...rest } = schema;
    const forms = formsOf(schema) ?? anyOf ?? [];
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
    ...(whole && definitionOf('course', whole)),
    $defs: Object.fromEntries(definitions),
  };
}

/** What course.schema.json should hold. */
export function schemaText(more?: FigureParts): string {
  return `${JSON.stringify(schemaDocument(more), null, 2)}\n`;
}

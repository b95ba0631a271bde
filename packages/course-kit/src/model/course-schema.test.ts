import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import published from '../../course.schema.json?raw';
import publishedWithFlows from '../../../flow/course.schema.json?raw';
import { flowParts } from '../../../flow/scripts/flow-schema-parts.js';
import { schemaDocument } from '../../scripts/schema-document.js';
import { CourseContentError, type ContentIssue } from './content-checker.js';
import type * as schemas from './course-schema.js';
import type { CourseLink, ExtraCourse, MinuteRange, Topic } from './course.js';
import type { Snippet } from './lesson-content.js';
import type * as lessonSchemas from './lesson-schema.js';
import type { schema as oneOptionSchema } from './question-kinds/one-option-schema.js';
import type { OneOptionQuestion } from './question-kinds/one-option.js';
import { questionKinds } from './question-kinds/other-kinds.js';
import type * as several from './question-kinds/several-options.js';
import { defineCourse } from './define-course.js';
import {
  type AuthoredCourse,
  type AuthoredKind,
  type AuthoredLevel,
  type AuthoredStep,
  type AuthoredTask,
} from './authored-course.js';
import { flowMaker, mapMaker } from '@course-kit/flow/model';
import type { FigureMaker } from './figure.js';
import type {
  authoredFlowSchema,
  authoredNodeSchema,
  madeFlowSchema,
} from '../../../flow/src/model/flow-schema.js';
import type { AuthoredFlow, AuthoredFlowNode, Flow } from '@course-kit/flow/model';
import { anyFullCourse } from './full-course.arbitrary.js';
import { anyMutationOf } from './mutated.arbitrary.js';

/** Each published schema with what it is made from, and the kinds of figures that it knows. */
const SCHEMAS = [
  ['of the components, in which a figure is anything', published, schemaDocument(), []],
  ['with flows and maps', publishedWithFlows, schemaDocument(flowParts), [flowMaker, mapMaker]],
] as const;

/** What JSON Schema cannot say: what one part of a course must be because of another. */
const RULES = /\.(adds|places|correct[A-Z][a-z]+|level|project\.task|connections\[\d+\]|nodes)$/;

function issuesOf(authored: unknown, makers: readonly FigureMaker[]): readonly ContentIssue[] {
  try {
    defineCourse(authored as AuthoredCourse, [...makers, ...questionKinds]);
    return [];
  } catch (error) {
    if (error instanceof CourseContentError) return error.issues;
    throw error;
  }
}

describe.each(SCHEMAS)('course.schema.json %s', (_, text, document, makers) => {
  const isValid = new Ajv2020({ strict: true }).compile(JSON.parse(JSON.stringify(document)) as object);
  /** What an editor that knows the schema marks. */
  const editorIssues = (authored: unknown) => (isValid(authored) ? [] : (isValid.errors ?? []));

  it('is generated from the schema of `defineCourse`; `pnpm fix` writes it', () => {
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('accepts every course that `defineCourse` accepts, and its results', () => {
    fc.assert(
      fc.property(anyFullCourse(), (authored) => {
        expect(editorIssues(authored)).toEqual([]);
        expect(editorIssues(defineCourse(authored, [...makers, ...questionKinds]))).toEqual([]);
      }),
    );
  });

  it('refuses what `defineCourse` refuses, except for rules between parts', () => {
    fc.assert(
      fc.property(anyFullCourse().chain(anyMutationOf).map(asJson), (authored) => {
        const isRefused = editorIssues(authored).length > 0;
        const issues = issuesOf(authored, makers);
        expect(isRefused && issues.length === 0).toBe(false);
        expect(isRefused ? [] : issues.filter(({ path }) => !RULES.test(path))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('describes every field', () => {
    const { $defs, properties } = document as {
      $defs: Record<string, { properties: Record<string, { description?: string }> }>;
      properties: Record<string, { description?: string }>;
    };
    const fields = [properties, ...Object.values($defs).map(({ properties }) => properties)].flatMap(
      Object.values,
    );
    expect(fields.filter(({ description }) => !description)).toEqual([]);
  });
});

/** What JSON keeps of a value; big integers and symbols have no form there. */
function asJson(value: unknown): unknown {
  const text = JSON.stringify(value, (_, entry: unknown) => (typeof entry === 'bigint' ? null : entry));
  return text === undefined ? null : JSON.parse(text);
}

/** The type that a schema describes. */
type FromSchema<Of> = Of extends { describes: infer Value }
  ? Value
  : Of extends { anyOf: readonly (infer One)[] }
    ? FromSchema<One>
    : Of extends { type: 'string' }
      ? string
      : Of extends { type: 'number' | 'integer' }
        ? number
        : Of extends { type: 'array'; items: infer Items }
          ? readonly FromSchema<Items>[]
          : Of extends { properties: infer Fields; required: readonly (infer Required)[] }
            ? Flat<
                { readonly [Name in keyof Fields as Name & Required]: FromSchema<Fields[Name]> } & {
                  readonly [Name in keyof Fields as Exclude<Name, Required>]?: FromSchema<Fields[Name]>;
                }
              >
            : Of extends { additionalProperties: infer Values }
              ? Readonly<Record<string, FromSchema<Values>>>
              : never;

type Flat<Of> = { [Name in keyof Of]: Of[Name] };

/** An authored part with the fields that `defineCourse` gives, which it takes as well. */
type With<Part, Given> = Flat<Part & { readonly [Name in keyof Given]?: Given[Name] }>;

type Schemas = typeof schemas;

describe('the types of what authors write', () => {
  it('are those of the schema, part by part', () => {
    expectTypeOf<FromSchema<Schemas['linkSchema']>>().toEqualTypeOf<CourseLink>();
    expectTypeOf<FromSchema<Schemas['minuteRangeSchema']>>().toEqualTypeOf<MinuteRange>();
    expectTypeOf<FromSchema<(typeof lessonSchemas)['snippetSchema']>>().toEqualTypeOf<Snippet>();
    expectTypeOf<FromSchema<Schemas['stepSchema']>>().toEqualTypeOf<AuthoredStep>();
    expectTypeOf<FromSchema<Schemas['topicSchema']>>().toEqualTypeOf<Topic>();
    expectTypeOf<FromSchema<Schemas['extraCourseSchema']>>().toEqualTypeOf<ExtraCourse>();
    expectTypeOf<FromSchema<typeof authoredFlowSchema>>().toEqualTypeOf<AuthoredFlow>();
    expectTypeOf<FromSchema<typeof authoredNodeSchema>>().toEqualTypeOf<AuthoredFlowNode>();
    expectTypeOf<FromSchema<typeof madeFlowSchema>>().toEqualTypeOf<
      Flat<Flow & { readonly kind?: 'flow' }>
    >();
    expectTypeOf<FromSchema<typeof oneOptionSchema>>().toEqualTypeOf<
      Omit<With<AuthoredKind<OneOptionQuestion>, { id: string }>, 'kind'>
    >();
    expectTypeOf<Omit<FromSchema<typeof several.schema>, 'kind'>>().toEqualTypeOf<
      Omit<With<AuthoredKind<several.SeveralOptionsQuestion>, { id: string }>, 'kind'>
    >();
    expectTypeOf<FromSchema<Schemas['taskSchema']>>().toEqualTypeOf<
      With<AuthoredTask, { id: string; stepCount: number }>
    >();
  });

  it('are those of the schema where parts are put together', () => {
    type Level = FromSchema<Schemas['levelSchema']>;
    type Course = FromSchema<Schemas['courseSchema']>;
    expectTypeOf<Omit<Level, 'tasks' | 'questions'>>().toEqualTypeOf<
      Omit<With<AuthoredLevel, { level: number; questionCount: number }>, 'tasks' | 'questions'>
    >();
    expectTypeOf<Level['tasks'][number]>().toExtend<AuthoredTask>();
    expectTypeOf<Omit<Course, 'levels'>>().toEqualTypeOf<Omit<AuthoredCourse, 'levels'>>();
    expectTypeOf<Course['levels'][number]>().toExtend<Omit<AuthoredLevel, 'questions'>>();
  });
});

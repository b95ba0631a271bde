import * as fc from 'fast-check';
import { anyQuestionOfAnyKind, anyText } from './question-kinds/any-question.arbitrary.js';
import type { CourseLink, Topic } from './course.js';
import type { Block, Code, Inline, Snippet } from './lesson-content.js';
import type { AuthoredCourse, AuthoredLevel, AuthoredStep, AuthoredTask } from './authored-course.js';
import { anyFlow } from '../../../flow/src/model/flow.arbitrary.js';
import type { AuthoredFlow, Flow } from '@course-kit/flow/model';

const some = <Value>(entry: fc.Arbitrary<Value>) => fc.array(entry, { maxLength: 2 });
const anyColor = () => fc.constantFrom('#4f46e5', 'teal', 'oklch(60% 0.2 30 / 50%)', 'var(--brand)');

/** Text of a lesson that contains characters of Markdown. */
const anyMarked = () =>
  fc
    .tuple(anyText(), fc.constantFrom('**a**', '`b`', '[c](https://d.example)', '<b>e</b>'))
    .map(([text, mark]) => `${text} ${mark}`);

const anyLink = (): fc.Arbitrary<CourseLink> =>
  fc.record(
    { title: anyText(), href: fc.constantFrom('https://a.example', '/b', '#c'), description: fc.string() },
    { requiredKeys: ['title', 'href'] },
  );

/** A part of a text with a mark, which may hold another. */
const anyInline = (): fc.Arbitrary<Inline> =>
  fc.oneof(
    fc.string(),
    fc.record({ kind: fc.constant('code' as const), text: fc.string() }),
    fc.record({ kind: fc.constantFrom('strong' as const, 'emphasis' as const), content: some(fc.string()) }),
    fc.record({
      kind: fc.constant('link' as const),
      href: fc.constantFrom('https://a.example', '/b', '#c'),
      content: some(fc.string()),
    }),
  );

const anyLessonText = () => fc.oneof(anyMarked(), fc.array(anyInline(), { minLength: 1, maxLength: 2 }));

/** A part of a lesson, with parts in it down to a depth. */
const anyBlock = (depth = 1): fc.Arbitrary<Block> =>
  fc.oneof(
    anyLessonText(),
    fc.record({
      kind: fc.constant('table' as const),
      head: some(anyLessonText()),
      rows: some(some(anyLessonText())),
    }),
    fc.record({
      kind: fc.constant('picture' as const),
      src: fc.constantFrom('/a.png', 'https://b.example/c.png'),
      darkSrc: fc.constant('/a.dark.png'),
      alt: anyText(),
    }),
    anySnippet().map((snippet) => ({ ...snippet, kind: 'snippet' as const })),
    ...(depth === 0
      ? []
      : [
          fc.record({
            kind: fc.constant('list' as const),
            items: fc.array(some(anyBlock(depth - 1)), { minLength: 1, maxLength: 2 }),
          }),
          fc.record({
            kind: fc.constant('note' as const),
            role: fc.constantFrom('expect' as const, 'tip' as const, 'failure' as const, 'warning' as const),
            content: fc.array(anyBlock(depth - 1), { minLength: 1, maxLength: 2 }),
          }),
        ]),
  );

const anyCode = (): fc.Arbitrary<Code> =>
  fc.oneof(
    anyText(),
    fc.array(fc.oneof(fc.string(), fc.record({ kind: fc.constant('keyword' as const), text: fc.string() })), {
      minLength: 1,
      maxLength: 3,
    }),
  );

const anySnippet = (): fc.Arbitrary<Snippet> =>
  fc.record({ code: anyCode(), language: fc.string(), label: anyText() });

/** A flow as its author writes it: a chain of components `n0`, `n1` … */
const anyAuthoredFlow = (): fc.Arbitrary<AuthoredFlow> =>
  fc
    .record({
      title: anyText(),
      count: fc.integer({ min: 1, max: 4 }),
      portColors: fc.option(fc.dictionary(anyText(), anyColor(), { maxKeys: 2 }), { nil: undefined }),
    })
    .map(({ title, count, portColors }) => ({
      title,
      nodes: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `n${index}`,
          { title, inputs: ['In: Message'], outputs: ['Out: Message'] },
        ]),
      ),
      connections: Array.from({ length: count - 1 }, (_, index) => `n${index}.Out -> n${index + 1}.In`),
      ...(portColors && { portColors }),
    }));

const anyStep = (ids: readonly string[]): fc.Arbitrary<AuthoredStep> =>
  fc.record(
    {
      title: anyText(),
      instruction: fc.array(anyBlock(), { minLength: 1, maxLength: 2 }),
      expect: anyLessonText(),
      snippets: some(anySnippet()),
      tip: anyLessonText(),
      failure: anyLessonText(),
      warning: anyLessonText(),
      adds: fc.subarray([...ids]),
      facts: some(anyText()),
      exercises: some(anyText()),
      question: fc.record(
        {
          asks: anyQuestionOfAnyKind(),
          hint: anyText(),
          place: fc.constantFrom('before' as const, 'after' as const),
        },
        { requiredKeys: ['asks'] },
      ),
    },
    { requiredKeys: ['title', 'instruction'] },
  );

const nodeIds = (flow: Flow | AuthoredFlow | undefined) =>
  Array.isArray(flow?.nodes) ? (flow as Flow).nodes.map(({ id }) => id) : Object.keys(flow?.nodes ?? {});

function anyTask(): fc.Arbitrary<AuthoredTask> {
  const flow = fc.oneof(fc.constant(undefined), anyFlow(), anyAuthoredFlow());
  return flow.chain((flow) =>
    fc
      .record(
        {
          title: anyText(),
          duration: fc.string(),
          steps: some(anyStep(nodeIds(flow))),
          description: fc.string(),
          introduction: some(anyBlock()),
          video: fc.constantFrom('/a.mp4', 'videos/b.mp4', 'https://c.example/d.mp4'),
          resources: some(anyLink()),
          documentation: some(anyLink()),
          links: some(anyLink()),
          carriedOut: fc.record({
            tool: anyText(),
            day: fc.constantFrom('2026-11-24', '2027-01-01'),
            steps: fc.nat({ max: 9 }),
          }),
          chapters: fc.constant([{ step: 1, from: 0, to: 9 }]),
          testedAgainst: anyText(),
          outcome: anyText(),
          minutes: fc.record({ fewest: fc.integer({ min: 1 }), most: fc.integer({ min: 1 }) }),
        },
        { requiredKeys: ['title', 'duration', 'steps'] },
      )
      .map((task) => (flow ? { ...task, figure: { kind: 'flow', ...flow } } : task)),
  );
}

function anyLevel(): fc.Arbitrary<AuthoredLevel> {
  const topic: fc.Arbitrary<Topic> = fc.record({ title: anyText(), description: fc.string() });
  const level = fc.record(
    {
      title: anyText(),
      tasks: some(anyTask()),
      questions: some(anyQuestionOfAnyKind()),
      description: fc.string(),
      duration: fc.string(),
      difficulty: fc.string(),
      color: anyColor(),
      topics: some(topic),
      prerequisites: some(anyText()),
      objectives: some(anyText()),
    },
    { requiredKeys: ['title', 'tasks', 'questions'] },
  );
  return level.chain((level) =>
    fc
      .option(
        fc.record({
          task: fc.integer({ min: 1, max: Math.max(1, level.tasks.length) }),
          flow: fc.integer({ min: 1, max: 9 }),
          title: anyText(),
        }),
        { nil: undefined },
      )
      .map((project) => (project && level.tasks.length > 0 ? { ...level, project } : level)),
  );
}

/** What an author may write, with any of the fields that may be left out. */
export function anyFullCourse(): fc.Arbitrary<AuthoredCourse> {
  return fc.record(
    {
      $schema: fc.constant('./course.schema.json'),
      id: anyText(),
      title: anyText(),
      issuer: anyText(),
      language: fc.constantFrom('en', 'pt-BR', 'zh-Hans', 'ar-EG', 'es-419'),
      passMark: fc.integer({ min: 1, max: 100 }),
      levels: fc.array(anyLevel(), { minLength: 1, maxLength: 2 }),
      extraCourses: some(
        fc.record({
          level: fc.integer({ min: 100, max: 200 }),
          title: anyText(),
          description: fc.string(),
        }),
      ),
    },
    { requiredKeys: ['title', 'levels'] },
  );
}

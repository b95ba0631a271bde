import {
  chooseMissing,
  defineFlow,
  flowAtStep,
  type Flow,
  type MissingConnection,
  type TaskExercise,
} from '@course-kit/flow/model';
import type { LessonText } from '@course-kit/react/model';
import type { Code, RootContent } from 'mdast';
import type { Components } from '../flow/components.js';
import { parseFlowLines } from '../flow/flow-lines.js';
import { parseFlow } from '../flow/parse-flow.js';
import { withoutComments } from '../markdown/facts.js';
import { toInlines } from '../markdown/inlines.js';
import { EXERCISE_SECTION, isExercise, isFlow, stepsIn } from '../markdown/lesson-sections.js';
import { lineOf, parseMarkdownFile, parseParagraph } from '../markdown/markdown-file.js';
import { toSections, type Section } from '../markdown/sections.js';
import { quoted, SourceChecker } from '../source/issues.js';
import type { Memory } from '../source/memory.js';

const HINT = /^hint (?<hint>\S.*)$/;

/** The flow of a lesson, with all types that its inputs accept. */
interface LessonFlow {
  readonly flow: Flow;
  readonly takes: Readonly<Record<string, readonly string[]>>;
}

/** An exercise, and where it stands in its lesson. */
export interface PlacedExercise {
  readonly exercise: TaskExercise;
  /** The number of the step that it is in, from 1; null where it stands below all steps. */
  readonly step: number | null;
}

/**
 * Reads the exercises of a lesson: blocks of `exercise` at the ends of its steps, then those below the heading "Exercise". A
 * lesson with a flow and without such a block gets one exercise about connections that learners could confuse.
 *
 * @param file - its name, as issues name it.
 * @param remember - what is known of files. @default nothing
 */
export function parseTaskExercises(
  file: string,
  text: string,
  components: Components,
  remember?: Memory,
): { readonly exercises: readonly PlacedExercise[]; readonly check: SourceChecker } {
  const { body } = parseMarkdownFile(file, text, remember);
  // Issues in the rest of the lesson are reported by its own parser.
  const { opening, sections } = toSections(new SourceChecker(file), body, '');
  const check = new SourceChecker(file);
  const drawn = opening.find(isFlow);
  const lesson = drawn ? toLessonFlow(file, drawn, components) : null;
  const titles = new Set<string>();
  const steps = stepsIn(sections);
  const read = (nodes: readonly RootContent[], step: number | null): readonly PlacedExercise[] =>
    nodes.flatMap((node) => {
      const exercise = lesson && toExercise(check, node, asFarAs(lesson, steps, step));
      if (!exercise) return [];
      check.that(!titles.has(exercise.title), lineOf(node), 'exercises whose titles differ', 'one twice');
      titles.add(exercise.title);
      return [{ exercise, step }];
    });
  const withFlow = (line: number) => check.that(!!drawn, line, 'a flow in the introduction', 'none');
  const inSteps = steps.flatMap(({ content }, index) => {
    const found = content.filter(isExercise);
    const [first] = found;
    if (first) withFlow(lineOf(first));
    checkPlaces(check, content);
    return read(found, index + 1);
  });
  const atEnd = sections
    .filter(({ title }) => title === EXERCISE_SECTION)
    .flatMap(({ content, line }) => {
      withFlow(line);
      if (content.length === 0) check.report(line, 'a block of ```exercise', 'nothing');
      return read(content, null);
    });
  const own = [...inSteps, ...atEnd];
  const isChosen = own.length === 0 && check.issues.length === 0 && lesson !== null;
  if (!isChosen || lesson.flow.connections.length === 0) return { exercises: own, check };
  return { exercises: [{ exercise: chosen(lesson, lesson.flow.title), step: null }], check };
}

/** A lesson's flow as far as a step, where steps draw it one after the other; null stands for its end. */
function asFarAs({ flow, takes }: LessonFlow, sections: readonly Section[], step: number | null): LessonFlow {
  const steps = sections.map(({ content }) => ({
    adds: content.filter(isFlow).flatMap(({ value }) => value.match(/(?<=^\+ )[\w-]+$/gm) ?? []),
  }));
  const grows = steps.some(({ adds }) => adds.length > 0);
  return step === null || !grows ? { flow, takes } : { flow: flowAtStep(flow, steps, step).flow, takes };
}

/** Reports exercises with something below them in their step. */
function checkPlaces(check: SourceChecker, step: readonly RootContent[]): void {
  const { content } = withoutComments(step);
  const last = content.findLastIndex((node) => !isExercise(node) && !isFlow(node));
  for (const node of content.slice(0, Math.max(last, 0)).filter(isExercise))
    check.report(lineOf(node), 'an exercise at the end of its step', 'one in between');
}

function toLessonFlow(
  file: string,
  { meta, value, position }: Code,
  components: Components,
): LessonFlow | null {
  const check = new SourceChecker(file);
  const line = (position?.start.line ?? 0) + 1;
  const authored = parseFlow(check, meta?.trim() || 'flow', value, line, components);
  if (check.issues.length > 0) return null;
  const flow = defineFlow(authored);
  const takes = parseFlowLines(check, value, line).flatMap((part) => {
    const known = part.kind === 'node' ? components.byName.get(part.component ?? '') : undefined;
    if (part.kind !== 'node' || !known) return [];
    const inputs = flow.nodes.find(({ id }) => id === part.id)?.inputs ?? [];
    return inputs.flatMap(({ name }) => {
      const types = known.inputs.get(name) ?? [];
      return types.length > 1 ? [[`${part.id}.${name}`, types] as const] : [];
    });
  });
  return { flow, takes: Object.fromEntries(takes) };
}

function toExercise(check: SourceChecker, node: RootContent, lesson: LessonFlow): TaskExercise | null {
  const title = (node.type === 'code' && node.lang === 'exercise' && node.meta?.trim()) || '';
  if (node.type !== 'code' || title === '') {
    check.report(lineOf(node), 'a block such as ```exercise Connect the model', quoted(kindOf(node)));
    return null;
  }
  const missing = toMissing(check, node, lesson);
  const { takes } = lesson;
  check.that(lesson.flow.connections.length > 0, lineOf(node), 'a flow with connections by then', 'none');
  if (missing.length === 0) return chosen(lesson, title);
  return { title, missing, ...(Object.keys(takes).length > 0 && { takes }) };
}

function kindOf(node: RootContent): string {
  return node.type === 'code' ? `\`\`\`${node.lang ?? ''}` : node.type;
}

/** Connections of the flow, each with the hint below it. The id of a component means all of its connections. */
function toMissing(check: SourceChecker, node: Code, { flow }: LessonFlow): readonly MissingConnection[] {
  const missing = new Map<string, MissingConnection>();
  const all = flow.connections.map((one) => ({ ...one, name: nameOf(one) }));
  let last: string | undefined;
  node.value.split('\n').forEach((source, index) => {
    const line = lineOf(node) + 1 + index;
    const text = source.trim();
    const hint = HINT.exec(text)?.groups?.hint;
    if (text === '') return;
    if (hint !== undefined) {
      if (last === undefined) check.report(line, 'a connection above its hint', quoted(text));
      else missing.set(last, { connection: last, hint: toHint(check, hint, line) });
      return;
    }
    const meant = all.filter(({ name, from, to }) => name === text || from.node === text || to.node === text);
    if (meant.length === 0) check.report(line, expectedOf(all, text), quoted(text));
    for (const { name } of meant) {
      check.that(!missing.has(name), line, 'connections that differ', quoted(name));
      missing.set(name, { connection: name });
      last = name;
    }
  });
  return [...missing.values()];
}

/** A hint with its formatting. It has no links, which would lead away from the exercise. */
function toHint(check: SourceChecker, text: string, line: number): LessonText {
  const paragraph = parseParagraph(text, line);
  if (!paragraph) check.report(line, 'a sentence', quoted(text));
  const parts = toInlines(check, paragraph?.children ?? []);
  const isLink = (part: (typeof parts)[number]) => typeof part === 'object' && part.kind === 'link';
  check.that(!parts.some(isLink), line, 'a hint without links', quoted(text));
  const [first = '', other] = parts;
  return other === undefined && typeof first === 'string' ? first : parts;
}

/** The connections that may be meant: those of the named components, or all. */
function expectedOf(all: readonly { readonly name: string }[], text: string): string {
  const ids = text.match(/[\w-]+(?=\.)/g) ?? [];
  const near = all.filter(({ name }) => ids.some((id) => name.includes(`${id}.`)));
  const names = (near.length > 0 ? near : all).map(({ name }) => quoted(name));
  return `a connection of the flow as it is by then: ${names.join(', ') || 'none'}`;
}

function chosen({ flow, takes }: LessonFlow, title: string): TaskExercise {
  return {
    title,
    missing: chooseMissing(flow, takes).map((connection) => ({ connection })),
    ...(Object.keys(takes).length > 0 && { takes }),
  };
}

function nameOf({ from, to }: Flow['connections'][number]): string {
  return `${from.node}.${from.port} -> ${to.node}.${to.port}`;
}

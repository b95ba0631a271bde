import { chooseMissing, defineFlow, flowAtStep, type TaskExercise } from '@course-kit/flow/model';
import type { Code, RootContent } from 'mdast';
import type { Components } from '../flow/components.js';
import { parseFlowLines } from '../flow/flow-lines.js';
import { parseFlow } from '../flow/parse-flow.js';
import { withoutComments } from '../markdown/facts.js';
import { EXERCISE_SECTION, isExercise, isFlow, stepsIn } from '../markdown/lesson-sections.js';
import { lineOf, parseMarkdownFile } from '../markdown/markdown-file.js';
import { toSections, type Section } from '../markdown/sections.js';
import { quoted, SourceChecker } from '../source/issues.js';
import type { Memory } from '../source/memory.js';
import { askedConnections, type LessonFlow } from './asked-connections.js';

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
  const { missing, wrong } = askedConnections(check, node, lesson);
  const { takes } = lesson;
  check.that(lesson.flow.connections.length > 0, lineOf(node), 'a flow with connections by then', 'none');
  if (missing.length + wrong.length === 0) return chosen(lesson, title);
  return {
    title,
    missing,
    ...(wrong.length > 0 && { wrong }),
    ...(Object.keys(takes).length > 0 && { takes }),
  };
}

function kindOf(node: RootContent): string {
  return node.type === 'code' ? `\`\`\`${node.lang ?? ''}` : node.type;
}

function chosen({ flow, takes }: LessonFlow, title: string): TaskExercise {
  return {
    title,
    missing: chooseMissing(flow, takes).map((connection) => ({ connection })),
    ...(Object.keys(takes).length > 0 && { takes }),
  };
}

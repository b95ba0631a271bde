import type { AuthoredFlow } from '@course-kit/flow/model';
import type { AuthoredStep, AuthoredStepQuestion, AuthoredTask } from '@course-kit/react/model';
import type { Code, RootContent } from 'mdast';
import type { Components } from '../flow/components.js';
import { parseFlow } from '../flow/parse-flow.js';
import type { Highlighter } from '../highlight.js';
import { toBlocks, type BlockContext } from '../markdown/blocks.js';
import { withoutComments } from '../markdown/facts.js';
import { isExercise, isFlow, LINK_SECTIONS, stepsIn } from '../markdown/lesson-sections.js';
import { lineOf, parseMarkdownFile } from '../markdown/markdown-file.js';
import { toSections, type Section } from '../markdown/sections.js';
import { quoted, type SourceChecker } from '../source/issues.js';
import type { Memory } from '../source/memory.js';
import type { YamlFields } from '../source/yaml-fields.js';
import type { CoursePictures } from '../source/course-pictures.js';
import { isPlan, toPlan } from './interface-plan.js';
import { readLessonQuestions, type LessonQuestions } from './lesson-questions.js';
import { toLinks } from './task-links.js';

/** The context of a lesson. */
export interface TaskContext {
  /** The components for flows. */
  readonly components: Components;
  /** Colors code. */
  readonly highlight: Highlighter;
  /** The pictures in the course's folder. */
  readonly pictures: CoursePictures;
  /** The memory of parsed files. @default empty */
  readonly remember?: Memory;
}

/** A lesson from a Markdown file, with its issues. */
export interface ParsedTask {
  readonly task: AuthoredTask;
  readonly check: SourceChecker;
}

/**
 * Reads a lesson: fields, an introduction with its flow, a heading for each step, and lists of links at the end.
 *
 * @param file - its name, as issues name it.
 */
export function parseTaskFile(file: string, text: string, context: TaskContext): ParsedTask {
  const { check, fields, body } = parseMarkdownFile(file, text, context.remember);
  const { opening, sections } = toSections(check, body, 'a step');
  const { components, highlight, pictures } = context;
  const blocks = { check, highlight, pictures, colorNames: components.colorNames };
  const { flow, line: flowLine, content } = toIntroduction(check, opening, components);
  const isLinks = ({ title }: Section) => title in LINK_SECTIONS;
  const steps = stepsIn(sections);
  const { byQuote } = readLessonQuestions(
    check,
    steps.flatMap((step) => step.content),
  );
  const plan = toPlan(check, content.filter(isPlan), steps.length);
  const [firstLine = 1] = body.map(lineOf);
  check.that(steps.length > 0, firstLine, 'a step, which begins with "## "', 'none');
  const description = fields.optionalText('description');
  const outcome = fields.optionalText('outcome');
  const video = fields.optionalText('video');
  const testedAgainst = fields.optionalText('testedAgainst');
  const task: AuthoredTask = {
    title: fields.text('title'),
    duration: fields.text('duration'),
    ...(description !== undefined && { description }),
    ...(outcome !== undefined && { outcome }),
    ...(video !== undefined && { video }),
    ...(testedAgainst !== undefined && { testedAgainst }),
    ...toMinutes(check, fields),
    introduction: toBlocks(blocks, withoutComments(content.filter((node) => !isPlan(node))).content),
    ...(flow && { figure: { kind: 'flow', ...flow } }),
    ...(plan && { plan }),
    steps: steps.map((step) => toStep(blocks, step, flow, byQuote)),
    ...Object.fromEntries(
      sections
        .filter(isLinks)
        .map((section) => [
          LINK_SECTIONS[section.title as keyof typeof LINK_SECTIONS],
          toLinks(check, section),
        ]),
    ),
  };
  fields.done();
  checkAdded(check, flowLine, flow, task);
  return { task, check };
}

/** The minutes in "30" or "30-45". */
function toMinutes(check: SourceChecker, fields: YamlFields): Pick<AuthoredTask, 'minutes'> {
  const text = fields.optionalText('minutes');
  if (text === undefined) return {};
  const { fewest, most = fewest } = /^(?<fewest>\d+)(?:-(?<most>\d+))?$/.exec(text)?.groups ?? {};
  const minutes = { fewest: Number(fewest), most: Number(most) };
  check.that(
    minutes.fewest > 0 && minutes.fewest <= minutes.most,
    fields.lineOf('minutes'),
    'minutes such as 30 or 30-45',
    quoted(text),
  );
  return { minutes };
}

function toIntroduction(
  check: SourceChecker,
  nodes: readonly RootContent[],
  components: Components,
): { readonly flow: AuthoredFlow | null; readonly line: number; readonly content: readonly RootContent[] } {
  const [first, second] = nodes.filter(isFlow);
  if (second) check.report(lineOf(second), 'one flow', 'a second one');
  const content = nodes.filter((node) => !isFlow(node));
  if (!first) return { flow: null, line: 1, content };
  const title = first.meta?.trim() ?? '';
  check.that(title !== '', lineOf(first), 'what the flow does, as in ```flow Study Partner', '"```flow"');
  const line = lineOf(first);
  return { flow: parseFlow(check, title, first.value, line + 1, components), line, content };
}

function toStep(
  context: BlockContext,
  { title, line, content: nodes }: Section,
  flow: AuthoredFlow | null,
  questions: LessonQuestions['byQuote'],
): AuthoredStep {
  const { check } = context;
  const { facts, content } = withoutComments(nodes);
  const adds = content.filter(isFlow).flatMap((node) => toAdded(check, node, flow));
  // Exercises have a parser of their own.
  const read = content.filter((node) => !isFlow(node) && !isExercise(node));
  const question = toStepQuestion(check, read, questions);
  const instruction = toBlocks(
    context,
    read.filter((node) => !questions.has(node)),
  );
  check.that(instruction.length > 0, line, 'what to do in this step', 'nothing');
  return {
    title,
    instruction,
    ...(adds.length > 0 && { adds }),
    ...(facts.length > 0 && { facts }),
    ...(question && { question }),
  };
}

/** The question of a step, which stands before or after its instruction. */
function toStepQuestion(
  check: SourceChecker,
  nodes: readonly RootContent[],
  questions: LessonQuestions['byQuote'],
): AuthoredStepQuestion | undefined {
  const [first, second] = nodes.filter((node) => questions.has(node));
  if (!first) return undefined;
  if (second) check.report(lineOf(second), 'one question in a step', 'a second one');
  const isAfter = first === nodes.at(-1);
  check.that(
    isAfter || first === nodes[0],
    lineOf(first),
    'a question at the start or at the end of its step',
    'one in between',
  );
  const question = questions.get(first);
  return question && { ...question, ...(isAfter && { place: 'after' }) };
}

/** Where steps add components, one that none of them adds would never be seen. */
function checkAdded(
  check: SourceChecker,
  line: number,
  flow: AuthoredFlow | null,
  { steps = [] }: AuthoredTask,
): void {
  const added = steps.flatMap(({ adds = [] }) => adds);
  if (added.length === 0) return;
  for (const id of Object.keys(flow?.nodes ?? {}))
    check.that(added.includes(id), line, `a step with "+ ${id}" in its flow`, 'none');
}

/** The components that a step adds, each as `+ model`. */
function toAdded(check: SourceChecker, { value, position }: Code, flow: AuthoredFlow | null): string[] {
  const first = (position?.start.line ?? 0) + 1;
  return value.split('\n').flatMap((text, index) => {
    const id = /^\+ (?<id>[\w-]+)$/.exec(text.trim())?.groups?.id;
    const ids = Object.keys(flow?.nodes ?? {});
    if (id !== undefined && ids.includes(id)) return [id];
    const expected = ids.length > 0 ? `"+ " and one of ${ids.join(', ')}` : 'a flow in the introduction';
    check.report(first + index, expected, quoted(text));
    return [];
  });
}

import type { TaskCheck } from '@course-kit/flow/model';
import type { Code, RootContent } from 'mdast';
import { parseFlowLines, type ConnectionLine, type NodeLine } from '../flow/flow-lines.js';
import { CHECK_SECTION } from '../markdown/lesson-sections.js';
import { lineOf, parseMarkdownFile } from '../markdown/markdown-file.js';
import { toSections } from '../markdown/sections.js';
import type { Memory } from '../source/memory.js';
import { quoted, SourceChecker } from '../source/issues.js';
import { toFlowGoal, type FlowNames } from './flow-goal.js';
import { parseDataRule, parseFieldRule, parseTextRule } from './rule-lines.js';

const META = /^(?<kind>flow|json|text) (?<title>\S.*)$/;
const CHOICE = /^(?<choice>only|without) (?<ids>[\w-]+(?:, *[\w-]+)*)$/;

/** A line of a block with its number in the file. */
interface Line {
  readonly line: number;
  readonly text: string;
}

/**
 * Reads a lesson's checks: blocks of `check` below the heading "Check".
 *
 * @param file - its name, as issues name it.
 * @param remember - what is known of files. @default nothing
 */
export function parseTaskChecks(
  file: string,
  text: string,
  names: FlowNames,
  remember?: Memory,
): { readonly checks: readonly TaskCheck[]; readonly check: SourceChecker } {
  const { body } = parseMarkdownFile(file, text, remember);
  // Issues in the rest of the lesson are reported by its own parser.
  const { opening, sections } = toSections(new SourceChecker(file), body, '');
  const check = new SourceChecker(file);
  const drawn = opening.find((node): node is Code => node.type === 'code' && node.lang === 'flow');
  const checks = sections
    .filter(({ title }) => title === CHECK_SECTION)
    .flatMap(({ content, line }) => {
      if (content.length === 0) check.report(line, 'a block of ```check', 'nothing');
      return content.flatMap((node) => toCheck(check, node, drawn, names) ?? []);
    });
  return { checks, check };
}

/** The titles of the flows that a lesson checks, in their order. Issues are for {@link parseTaskChecks} to report. */
export function flowCheckTitles(file: string, text: string, remember?: Memory): readonly string[] {
  const { body } = parseMarkdownFile(file, text, remember);
  const { sections } = toSections(new SourceChecker(file), body, '');
  return sections
    .filter(({ title }) => title === CHECK_SECTION)
    .flatMap(({ content }) => content)
    .flatMap((node) => {
      const { kind, title } = metaOf(node);
      return kind === 'flow' && title !== undefined ? [title] : [];
    });
}

/** What the first line of a block of `check` says; nothing of another part of a lesson. */
function metaOf(node: RootContent): { readonly kind?: string; readonly title?: string } {
  const isCheck = node.type === 'code' && node.lang === 'check';
  return META.exec((isCheck && node.meta?.trim()) || '')?.groups ?? {};
}

function toCheck(
  check: SourceChecker,
  node: RootContent,
  drawn: Code | undefined,
  names: FlowNames,
): TaskCheck | null {
  const { kind, title = '' } = metaOf(node);
  if (node.type !== 'code' || kind === undefined) {
    check.report(lineOf(node), 'a block such as ```check flow Study Partner', node.type);
    return null;
  }
  const lines = node.value
    .split('\n')
    .map((text, index) => ({ line: lineOf(node) + 1 + index, text: text.trim() }))
    .filter(({ text }) => text !== '');
  if (kind === 'flow') return toFlowCheck(check, title, lines, lineOf(node), drawn, names);
  check.that(lines.length > 0, lineOf(node), 'at least one rule', 'none');
  return kind === 'json'
    ? {
        kind,
        title,
        rules: rulesOf(check, lines, parseDataRule, '/version since 1.12 "Langflow 1.12 or newer"'),
      }
    : { kind: 'text', title, rules: rulesOf(check, lines, parseTextRule, '/^class / "A class"') };
}

function rulesOf<Rule>(
  check: SourceChecker,
  lines: readonly Line[],
  parse: (check: SourceChecker, line: number, text: string) => Rule | null,
  example: string,
): readonly Rule[] {
  return lines.flatMap(({ line, text }) => {
    const rule = parse(check, line, text);
    if (!rule) check.report(line, `a rule such as ${example}`, quoted(text));
    return rule ? [rule] : [];
  });
}

const EXPECTED =
  'a rule such as "model.Temperature from 0 to 1", or a component or a connection as in a flow, such as "question.Chat Message -> model.Input"';

/** The flow of the lesson, or one of the check's own lines, with rules on it. */
function toFlowCheck(
  check: SourceChecker,
  title: string,
  lines: readonly Line[],
  line: number,
  drawn: Code | undefined,
  names: FlowNames,
): TaskCheck {
  const choices = lines.filter(({ text }) => CHOICE.test(text));
  const others = lines.filter((one) => !choices.includes(one));
  const about = others.filter(({ text }) => text.startsWith('/'));
  const parsed = others
    .filter((one) => !about.includes(one))
    .map((one) => ({
      ...one,
      rule: one.text.includes(' -> ') ? null : parseFieldRule(check, one.line, one.text),
    }));
  const own = parsed
    .filter(({ rule }) => !rule)
    .flatMap(({ line, text }) => parseFlowLines(check, text, line, EXPECTED));
  // Issues of the lesson's flow are reported by its own parser.
  const flow =
    own.length > 0 || !drawn
      ? own
      : parseFlowLines(new SourceChecker(check.file), drawn.value, lineOf(drawn) + 1);
  const isChosen = choose(check, choices, flow);
  const nodes = flow.filter((one): one is NodeLine => one.kind === 'node' && isChosen(one.id));
  const goal = toFlowGoal(check, names, {
    line,
    nodes,
    connections: flow.filter((one): one is ConnectionLine => one.kind === 'connection'),
    rules: parsed.flatMap(({ rule }) => rule ?? []),
  });
  check.that(
    nodes.some(({ component }) => component !== undefined),
    line,
    'a flow of components, here or in the introduction',
    'none',
  );
  return {
    kind: 'flow',
    title,
    ...goal,
    about: rulesOf(check, about, parseDataRule, '/endpoint_name is shop "The address **shop**"'),
  };
}

/** The components that a check includes: all, `only` some, or all `without` some. */
function choose(
  check: SourceChecker,
  choices: readonly Line[],
  flow: readonly (NodeLine | ConnectionLine)[],
): (id: string) => boolean {
  const known = flow.flatMap((one) => (one.kind === 'node' ? [one.id] : []));
  const lists = choices.map(({ line, text }) => {
    const { choice, ids: list = '' } = CHOICE.exec(text)?.groups ?? {};
    const ids = list.split(/, */);
    for (const id of ids) check.that(known.includes(id), line, `one of ${known.join(', ')}`, quoted(id));
    return (id: string) => ids.includes(id) === (choice === 'only');
  });
  return (id) => lists.every((isIn) => isIn(id));
}

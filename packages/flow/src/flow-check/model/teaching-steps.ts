import { plainCode, wordsOf, type Block, type Code, type Inline, type Step } from '@course-kit/react/model';
import { holdsValue } from './holds-value.js';
import type { DataRule, FieldRule, FlowGoal, TaskCheck, TextRule } from './task-check.js';

/** What is looked at of a step; a step of a task is one. */
export type TaughtStep = Pick<Step, 'title' | 'instruction' | 'expect' | 'snippets' | 'adds'>;

/** What a step would have in it that teaches a thing. */
interface Clues {
  /** What is typed or chosen. */
  readonly values: readonly string[];
  /** Names of the interface. */
  readonly names: readonly string[];
  /** What a line of its code looks like. @default one that holds a value */
  readonly pattern?: RegExp | undefined;
  /** The component that it is about, which by itself tells nothing. */
  readonly about?: string | undefined;
}

/** What a clue is worth: a text to copy says more than all others together. */
const [COPIED, NAMED, SAID, ABOUT] = [8, 3, 2, 1];
/** Shorter values, and those that files alone have, stand in any text. */
const TELLING = /^(?!true$|false$).{3}/su;
const FORBIDDING: readonly string[] = ['lacks', 'isNot', 'isEmpty', 'matches'];

/**
 * The step that teaches each thing a goal asks for, by its number, in the order of a report's findings: the one that adds a
 * component, and for a value the one that has it to copy, or names its field. Undefined where the lesson does not tell.
 */
export function teachingSteps(
  goal: TaskCheck,
  steps: readonly TaughtStep[],
): readonly (number | undefined)[] {
  const read = steps.map(readStep);
  const adding = (id: string) => steps.findIndex(({ adds }) => adds?.includes(id)) + 1 || undefined;
  // What is set in a component is taught with it or after it.
  const bestFor = (clues: Clues, from?: number) => {
    const scores = read.map((step, index) => (index + 1 < (from ?? 1) ? 0 : scoreOf(step, clues)));
    const most = Math.max(...scores);
    return most > 0 ? scores.indexOf(most) + 1 : from;
  };
  if (goal.kind === 'text') return goal.rules.map((rule) => bestFor(cluesOfLine(rule)));
  if (goal.kind === 'json') return goal.rules.map((rule) => bestFor(cluesOfData(rule)));
  return [
    ...goal.components.map(({ id }) => adding(id)),
    ...goal.connections.map(({ from, to }) => laterOf(adding(from), adding(to))),
    ...goal.rules.map((rule) => bestFor(cluesOfField(goal, rule), adding(rule.component))),
    ...goal.about.map((rule) => bestFor(cluesOfData(rule))),
  ];
}

/** A connection is made where the second of its ends is added. */
function laterOf(one: number | undefined, other: number | undefined): number | undefined {
  return one && other && Math.max(one, other);
}

const tellingOf = ({ test, values = [] }: Pick<DataRule, 'test' | 'values'>) =>
  FORBIDDING.includes(test) ? [] : values.filter((value) => TELLING.test(value));

function cluesOfField({ components }: FlowGoal, rule: FieldRule): Clues {
  const about = components.find(({ id }) => id === rule.component)?.name;
  return { values: tellingOf(rule), names: [rule.field.name, ...marksOf(rule.words ?? '')], about };
}

function cluesOfData(rule: DataRule): Clues {
  // Lessons say "description" of what files have under that name; shorter ones, as `id`, stand in any text.
  const place = rule.path.findLast((name) => name.length > 4)?.replaceAll('_', ' ') ?? '';
  return { values: [...tellingOf(rule), place].filter(Boolean), names: [...marksOf(rule.words), place] };
}

function cluesOfLine({ pattern, isForbidden = false, words }: TextRule): Clues {
  return { values: [], names: marksOf(words), pattern: isForbidden ? undefined : new RegExp(pattern, 'u') };
}

type ReadStep = ReturnType<typeof readStep>;

function readStep({ title, instruction, expect = '', snippets = [] }: TaughtStep) {
  const blocks: readonly Block[] = [title, ...instruction, expect];
  const code = [...snippets.map((one) => one.code), ...blocks.flatMap(codeOf)].map(plainCode);
  return { words: blocks.map(wordsOf).join('\n'), names: blocks.flatMap(marksOf), code };
}

function scoreOf(step: ReadStep, { values, names, pattern, about }: Clues): number {
  const isHeld = (text: string) => values.some((value) => holdsValue(text, value));
  const isCopied = pattern
    ? step.code.some((text) => text.split('\n').some((line) => pattern.test(line)))
    : step.code.some(isHeld);
  const isNamed = (name: string) => step.names.some((own) => own.toLowerCase() === name.toLowerCase());
  const score = (isCopied ? COPIED : 0) + (names.some(isNamed) ? NAMED : 0) + (isHeld(step.words) ? SAID : 0);
  return score > 0 && about !== undefined && isNamed(about) ? score + ABOUT : score;
}

/** Texts to copy among the blocks of a step. */
function codeOf(block: Block): readonly Code[] {
  if (typeof block === 'string' || !('kind' in block)) return [];
  if (block.kind === 'snippet') return [block.code];
  if (block.kind === 'list') return block.items.flat().flatMap(codeOf);
  return block.kind === 'note' ? block.content.flatMap(codeOf) : [];
}

/** Names and values that are marked in a text: what is bold, and what is set as code. */
function marksOf(part: Block | Inline): readonly string[] {
  if (typeof part === 'string') return [];
  if (!('kind' in part)) return part.flatMap(marksOf);
  switch (part.kind) {
    case 'code':
      return [part.text];
    case 'strong':
      return [wordsOf(part)];
    case 'list':
      return part.items.flat().flatMap(marksOf);
    case 'table':
      return [part.head, ...part.rows].flat().flatMap(marksOf);
    case 'picture':
    case 'snippet':
      return [];
    default:
      return part.content.flatMap(marksOf);
  }
}

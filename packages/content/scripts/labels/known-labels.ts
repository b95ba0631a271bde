import type { CourseFiles } from '@course-kit/cli';
import type { Level, Task } from '@course-kit/react/model';
import { connectionsBesideFlow } from './connections.js';
import { labelPlace, lessonFile } from './label-place.js';
import { partsOf, partsOfStep } from './lesson-parts.js';
import { namedLabels, type LabelKind, type NamedLabel } from './named-labels.js';
import { labelsOfWork } from './work-labels.js';

/** Where the tool shows or defines something. */
export interface Seen {
  /** A file of the tool's repository. */
  readonly file: string;
  /** What it is called there, such as the key of a text. */
  readonly key?: string;
  /** The commit, where somebody read it in another than the collected one. */
  readonly commit?: string;
}

/** What the tool shows and defines, as far as lessons name it: `langflow-1.12.labels.json`. */
export interface KnownLabels {
  readonly release: string;
  /** What the script read. */
  readonly collected: { readonly repository: string; readonly tag: string; readonly commit: string };
  /** Texts of the interface, and names of fields, options and templates. */
  readonly label: Readonly<Record<string, Seen>>;
  /** Components, each with the names of its fields and outputs. */
  readonly component: Readonly<Record<string, Seen & { readonly ports: readonly string[] }>>;
  readonly variable: Readonly<Record<string, Seen>>;
  readonly command: Readonly<Record<string, Seen>>;
  readonly flag: Readonly<Record<string, Seen>>;
  readonly import: Readonly<Record<string, Seen>>;
}

/** Bold words that are no labels, by why they are bold. */
export type OtherWords = Readonly<Record<string, readonly string[]>>;

/** Ports that the interface draws: the output of every component in Tool Mode, and a loop's way back. */
const DRAWN_PORTS = ['Toolset', 'Looping'];

/** Tells names that are no labels of the tool: notions, other tools, and what learners name themselves. */
export function wordsBeside(others: OtherWords, level: Level): (named: NamedLabel) => boolean {
  const listed = new Set(Object.values(others).flat());
  const given = namesGiven(level);
  const components = componentsWritten(level);
  return ({ kind, label, component = [] }) => {
    if (kind === 'label') return [listed.has(label), given.has(label), components.has(label)].some(Boolean);
    if (kind === 'component') return component.some((name) => components.has(name));
    return kind === 'port' ? given.has(label) : listed.has(label);
  };
}

/**
 * What lessons name that the tool does not have, each with its file, line and step.
 *
 * @param files - the course's, by their paths in its folder.
 */
export function unknownLabels(
  levels: readonly Level[],
  known: KnownLabels,
  others: OtherWords,
  files: CourseFiles,
): readonly string[] {
  return levels.flatMap((level) => {
    const isBeside = wordsBeside(others, level);
    return level.tasks.flatMap((task, index) => {
      const [, text = ''] = lessonFile(files, level.level, index + 1) ?? [];
      const unknown = [...namedLabels(task), ...labelsOfWork(text)].filter(
        (named) => !isBeside(named) && !isKnown(named, known),
      );
      return [...unknown, ...connectionsBesideFlow(task)].map((named) => {
        const at = labelPlace(files, level.level, index + 1, named);
        return `${at}: ${named.place}: ${WORDS[named.kind]} ${named.label}`;
      });
    });
  });
}

const WORDS: Readonly<Record<LabelKind, string>> = {
  label: 'label',
  component: 'component',
  port: 'port',
  variable: 'variable',
  command: 'command',
  flag: 'flag',
  import: 'Python import',
  connection: 'the picture does not connect',
};

function isKnown({ kind, label, component = [] }: NamedLabel, known: KnownLabels): boolean {
  if (kind === 'label') return label in known.label || label in known.component;
  if (kind === 'connection') return false;
  if (kind !== 'component' && kind !== 'port') return label in known[kind];
  const found = component.map((name) => known.component[name]).find((entry) => entry !== undefined);
  // The ports of a component of one's own are in its code, which is another check's matter.
  if (kind === 'component' || found === undefined) return found !== undefined || kind === 'port';
  return DRAWN_PORTS.includes(label) || found.ports.includes(label);
}

/** Names that a level has its learners give: what is in code marks, and variables of prompts. */
function namesGiven({ tasks }: Level): ReadonlySet<string> {
  const parts = tasks.flatMap(({ introduction, steps }) => [
    ...partsOf(introduction),
    ...steps.flatMap((step) => partsOfStep(step, ['expect'])),
  ]);
  const typed = parts.flatMap((part) => (part.kind === 'code' ? [part.text] : []));
  return new Set([...typed, ...inCode(tasks, /\{(\w+)\}/g)]);
}

/** Components that a level has its learners write in Python, and their fields and outputs. */
function componentsWritten({ tasks }: Level): ReadonlySet<string> {
  return new Set(inCode(tasks, /display_name ?= ?"([^"]+)"/g));
}

function inCode(tasks: readonly Task[], pattern: RegExp): readonly string[] {
  const parts = tasks.flatMap(({ steps }) => steps.flatMap((step) => partsOfStep(step)));
  return parts
    .flatMap((part) => (part.kind === 'snippet' ? [...part.code.matchAll(pattern)] : []))
    .map(([, name = '']) => name);
}

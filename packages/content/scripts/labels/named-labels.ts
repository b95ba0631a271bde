import { flowOf, mapOf, SEVERAL_TYPES, type Flow } from '@course-kit/flow/model';
import type { Task } from '@course-kit/react/model';
import { partsOf, partsOfStep, type LessonPart } from './lesson-parts.js';

/** What a lesson names of the tool, by how it is looked up. */
export type LabelKind =
  | 'label'
  | 'component'
  | 'port'
  | 'variable'
  | 'command'
  | 'flag'
  | 'import'
  | 'connection';

/** Something of the tool that a lesson names. */
export interface NamedLabel {
  readonly kind: LabelKind;
  /** As it is written in the lesson. */
  readonly label: string;
  /** Names that its component may have, for components and their ports: a renamed one has a second. */
  readonly component?: readonly string[];
  /** Where it is named: the step's title, or the part of the lesson. */
  readonly place: string;
}

/** Types of ports that the tool has; a picture with others shows something else than a flow. */
const PORT_TYPES = new Set(['Message', 'JSON', 'Table', 'LanguageModel', 'Embeddings', 'Memory', 'Tool']);

const VARIABLE = /\b(?:LANGFLOW|LFX|LANGFUSE|OTEL)_[A-Z0-9_]+|\bDO_NOT_TRACK\b/g;
const COMMAND = /(?<=^|[;&|] |uv run )(?:langflow|lfx)(?: [a-z]+)+(?=\s|$)/g;
const FLAG = /(?<=\s)--[a-z][a-z-]+/g;
/** Flags that the tool gives to the commands of others, such as pytest. */
const GIVEN_FLAG = /(?<=\s)--langflow-[a-z-]+/g;
const IMPORT = /^from (lfx[\w.]*) import (.+)$/gm;

/** Everything of the tool that a lesson names: in its texts, what is copied from it, and what is drawn. */
export function namedLabels(task: Task): readonly NamedLabel[] {
  const flow = flowOf(task);
  const map = mapOf(task);
  return [
    ...partsOf(task.introduction).flatMap((part) => inPart('Introduction', part)),
    ...task.steps.flatMap((step) => partsOfStep(step).flatMap((part) => inPart(step.title, part))),
    ...(flow ? inFlow(flow) : []),
    ...(map?.regions ?? []).map(({ label }) => ({ kind: 'label' as const, label, place: 'Map' })),
  ];
}

/** Bold is a label of the interface; code is typed or copied, so only what the tool defines of it counts. */
function inPart(place: string, part: LessonPart): readonly NamedLabel[] {
  if (part.kind === 'strong') return [{ kind: 'label', label: part.text, place }];
  if (part.kind === 'code') return inShell(place, part.text);
  if (part.language !== 'python') return inShell(place, part.code);
  const imports = [...part.code.matchAll(IMPORT)].flatMap(([, from, names = '']) =>
    names.split(',').map((name) => `${from}.${name.trim()}`),
  );
  return imports.map((label) => ({ kind: 'import', label, place }));
}

/** Variables, commands of the tool and, on lines with such a command, its flags. */
function inShell(place: string, code: string): readonly NamedLabel[] {
  const found = (kind: LabelKind, pattern: RegExp, text: string): readonly NamedLabel[] =>
    [...text.matchAll(pattern)].map(([label]) => ({ kind, label, place }));
  const commands = code
    .split('\n')
    .filter((line) => /^(?:--|(?:.*[;&|] )?(?:uv run )?(?:langflow|lfx) )/.test(line));
  return [
    ...found('variable', VARIABLE, code),
    ...found('flag', GIVEN_FLAG, ` ${code}`),
    ...commands.flatMap((line) => [
      ...found('command', COMMAND, line),
      ...found('flag', FLAG, ` ${line.replace(/^.*?\b(?=langflow |lfx )/, '')}`),
    ]),
  ];
}

/** Components of the picture, and their ports where they are drawn. */
function inFlow({ nodes }: Flow): readonly NamedLabel[] {
  const ports = nodes.flatMap((node) => [...node.inputs, ...node.outputs]);
  if (ports.some(({ type }) => type !== SEVERAL_TYPES && !PORT_TYPES.has(type))) return [];
  return nodes.flatMap(({ title, detail, inputs, outputs }) => {
    // A renamed component says in its detail what it is: "Data Operations", or "Agent, Tool Mode".
    const component = [title, ...(detail?.split(',').slice(0, 1) ?? [])];
    const named = (kind: LabelKind, label: string) => ({ kind, label, component, place: 'Picture' });
    return [named('component', title), ...[...inputs, ...outputs].map(({ name }) => named('port', name))];
  });
}

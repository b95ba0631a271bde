import type { FlowGoal } from './model/task-check.js';
import type { WrittenFlow } from './written-flows.fixtures.js';

const CONNECTION = /^(?<from>\w+)\.(?<output>\w+) > (?<to>\w+)\.(?<input>\w+): (?<type>\w+)$/;

function endsOf(connection: string) {
  const groups = CONNECTION.exec(connection)?.groups;
  if (!groups) throw new Error(connection);
  const { from = '', output = '', to = '', input = '', type = '' } = groups;
  return { from, output, to, input, type };
}

/** What a flow must have to be this one. */
export function goalOf({ name, components, connections }: WrittenFlow): FlowGoal {
  return {
    kind: 'flow',
    title: name,
    components: Object.entries(components).map(([id, type]) => ({ id, name: type, keys: keysOf(type) })),
    connections: connections.map(endsOf).map(({ from, output, to, input, type }) => ({
      from,
      output: { name: output, keys: [output] },
      to,
      input: { name: input, keys: [input] },
      type: TYPES[type] ?? type,
    })),
    rules: [],
    about: [],
    types: TYPES,
    portColors: { Message: '#4f46e5', JSON: '#dc2626', Table: '#ec4899', Tool: '#06b6d4' },
    release: '1.12',
  };
}

const TYPES: Readonly<Record<string, string>> = { Data: 'JSON', DataFrame: 'Table' };

/** Two releases call some components by other names. */
const KEYS: readonly (readonly string[])[] = [
  ['Prompt', 'Prompt Template'],
  ['parser', 'ParserComponent'],
];

function keysOf(type: string): readonly string[] {
  return KEYS.find((keys) => keys.includes(type)) ?? [type];
}

/** A component of an exported file, as far as anybody reads it. */
export interface ExportedNode {
  id: string;
  type: string;
  position: { x: number; y: number };
  data: {
    id: string;
    type: string;
    node: {
      display_name: string;
      tool_mode?: boolean;
      outputs?: unknown[];
      template: Record<string, unknown>;
      flow?: unknown;
    };
  };
}

/** A connection of an exported file. */
export interface ExportedEdge {
  id?: string;
  source: string;
  target: string;
  sourceHandle: string;
  targetHandle: string;
  data?: { sourceHandle: Record<string, unknown>; targetHandle: Record<string, unknown> };
}

/** An exported file. */
export interface ExportedFile {
  name: string;
  is_component: boolean;
  last_tested_version: string;
  endpoint_name: string | null;
  data: { nodes: ExportedNode[]; edges: ExportedEdge[]; viewport: { x: number; y: number; zoom: number } };
}

/** The file that Langflow exports of a flow. */
export function exportOf({ name, components, connections }: WrittenFlow): ExportedFile {
  const ends = connections.map(endsOf);
  const idOf = (node: string) => `${components[node] ?? ''}-${node}`;
  return {
    name,
    is_component: false,
    last_tested_version: '1.12.5',
    endpoint_name: null,
    data: {
      viewport: { x: 0, y: 0, zoom: 1 },
      nodes: Object.entries(components).map(([node, type], index) =>
        componentOf(
          idOf(node),
          type,
          index,
          ends.filter(({ to }) => to === node).map(({ input }) => input),
          ends.filter(({ from }) => from === node),
        ),
      ),
      edges: ends.map((end) => edgeOf(idOf(end.from), end.output, idOf(end.to), end.input, end.type)),
    },
  };
}

export function componentOf(
  id: string,
  type: string,
  index: number,
  inputs: readonly string[] = [],
  outputs: readonly { readonly output: string; readonly type: string }[] = [],
): ExportedNode {
  return {
    id,
    type: 'genericNode',
    position: { x: 400 * index, y: 0 },
    data: {
      id,
      type,
      node: {
        display_name: type,
        tool_mode: outputs.some(({ type }) => type === 'Tool'),
        outputs: outputs.map(({ output, type }) => ({ name: output, display_name: output, types: [type] })),
        template: {
          _type: 'Component',
          code: { type: 'code', value: `class ${type.replace(/\W/g, '')}(Component):\n    pass\n` },
          ...Object.fromEntries(
            inputs.map((name) => [name, { name, display_name: name, type: 'str', value: '' }]),
          ),
        },
      },
    },
  };
}

export function edgeOf(
  source: string,
  output: string,
  target: string,
  input: string,
  type: string,
): ExportedEdge {
  const isLoop = target.startsWith('LoopComponent') && input === 'item';
  const data = {
    sourceHandle: { dataType: source.split('-')[0] ?? '', id: source, name: output, output_types: [type] },
    targetHandle: isLoop
      ? { dataType: 'LoopComponent', id: target, name: input, output_types: [type] }
      : { fieldName: input, id: target, inputTypes: [type], type: 'str' },
  };
  return {
    source,
    target,
    sourceHandle: encoded(data.sourceHandle),
    targetHandle: encoded(data.targetHandle),
    data,
  };
}

/** Langflow writes a handle as text with `œ` for quotation marks. */
export function encoded(handle: unknown): string {
  return JSON.stringify(handle).replaceAll('"', 'œ').replaceAll(':', ': ');
}

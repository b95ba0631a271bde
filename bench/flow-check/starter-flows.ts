import { readFlow } from '../../packages/flow/src/flow-check/model/flow-export.js';
import type { FlowGoal } from '../../packages/flow/src/flow-check/model/task-check.js';

/** Names that changed between releases: any of a line stands for the others. */
const RENAMED = [
  ['Prompt', 'Prompt Template'],
  ['parser', 'ParserComponent'],
  ['Operations', 'DataOperations', 'DataFrameOperations', 'TextOperations'],
  ['Knowledge', 'KnowledgeBase', 'KnowledgeIngestion', 'KnowledgeRetrieval'],
  ['URL', 'URLComponent'],
];

const namesOf = (key: string) => RENAMED.find((names) => names.includes(key)) ?? [key];

/** What a flow must have to be this one; null for a file that is none. */
export function goalOfFile(file: unknown): FlowGoal | null {
  const flow = readFlow(file);
  if (typeof flow === 'string') return null;
  const types: Readonly<Record<string, string>> = { Data: 'JSON', DataFrame: 'Table' };
  return {
    kind: 'flow',
    title: flow.title,
    components: flow.components.map(({ id, title, keys }) => ({
      id,
      name: title,
      keys: namesOf(keys[0] ?? ''),
    })),
    connections: flow.connections.map(({ source, output, target, input, types: carried }) => ({
      from: source,
      output: { name: output, keys: [output] },
      to: target,
      input: { name: input, keys: [input] },
      type: types[carried.at(-1) ?? ''] ?? carried.at(-1) ?? '',
    })),
    rules: [],
    about: [],
    types,
    portColors: {},
    release: '1.12',
  };
}

import type { RefusalReason } from './check-report.js';
import { fieldsOf, isFields, listOf, own, textOr, type Fields } from './json-value.js';
import { openGroups, type RawEdge, type RawNode } from './flow-groups.js';
import { readHandles } from './flow-handles.js';

/** A component of a learner's flow. */
export interface ExportedComponent {
  readonly id: string;
  /** What it may be found by: its type, and the class of one that learners wrote. */
  readonly keys: readonly string[];
  /** What it is called there; to be shown, never compared. */
  readonly title: string;
  readonly isTool: boolean;
  readonly template: Fields;
  readonly outputs: readonly Fields[];
}

/** A connection of a learner's flow. */
export interface ExportedConnection {
  readonly source: string;
  readonly output: string;
  readonly target: string;
  readonly input: string;
  /** What it may carry; none where the file does not say. */
  readonly types: readonly string[];
}

/** A learner's flow. */
export interface ExportedFlow {
  readonly title: string;
  /** The release that saved it. */
  readonly release: string | null;
  readonly components: readonly ExportedComponent[];
  readonly connections: readonly ExportedConnection[];
  /** Connections whose ends cannot be read. */
  readonly unreadable: number;
  /** The file itself. */
  readonly file: Fields;
}

const MOST_COMPONENTS = 1000;
const MOST_CONNECTIONS = 5000;

/** Reads the value of an exported file: one flow with its components, those of groups included. */
export function readFlow(value: unknown): ExportedFlow | { readonly refused: RefusalReason } {
  const file = oneOf(value);
  if (typeof file === 'string') return { refused: file };
  if (file['is_component'] === true) return { refused: 'component' };
  const data = Array.isArray(file['nodes']) ? file : fieldsOf(file['data']);
  if (!Array.isArray(data['nodes'])) return { refused: 'noFlow' };
  const opened = openGroups(data);
  if ('refused' in opened) return opened;
  const { nodes, edges } = opened;
  if (nodes.length > MOST_COMPONENTS || edges.length > MOST_CONNECTIONS) return { refused: 'tooMany' };
  if (nodes.length === 0) return { refused: 'noComponents' };
  if (new Set(nodes.map(({ id }) => id)).size < nodes.length) return { refused: 'sameIds' };
  const ids = new Set(nodes.map(({ id }) => id));
  // What is left of a removed component leads nowhere, in Langflow too.
  const live = edges.filter(({ source, target }) => ids.has(source) && ids.has(target));
  const connections = live.flatMap((edge) => toConnection(edge) ?? []);
  return {
    title: textOr(file['name'], ''),
    release: textOr(file['last_tested_version'], null),
    components: nodes.map(toComponent),
    connections,
    unreadable: live.length - connections.length,
    file,
  };
}

/** The one flow of a file, which may hold a list of them; a reason where there is none. */
function oneOf(value: unknown): Fields | RefusalReason {
  const flows = Array.isArray(value) ? value : isFields(value) ? value['flows'] : undefined;
  if (Array.isArray(flows)) {
    if (flows.length > 1) return 'several';
    return isFields(flows[0]) ? flows[0] : 'noFlow';
  }
  return isFields(value) ? value : 'notObject';
}

function toComponent({ id, data }: RawNode): ExportedComponent {
  const node = fieldsOf(data['node']);
  const type = textOr(data['type'], '');
  const template = fieldsOf(node['template']);
  return {
    id,
    keys: keysOf(type, template),
    title: textOr(node['display_name'], type) || type,
    isTool: node['tool_mode'] === true,
    template,
    outputs: listOf(node['outputs']).filter(isFields),
  };
}

/** `ext:bundle:Class@place` is told by its class, and so is a component of the learner's own. */
function keysOf(type: string, template: Fields): readonly string[] {
  const isOwn = type === 'CustomComponent' || type.startsWith('ext:');
  const code = isOwn ? textOr(fieldsOf(template['code'])['value'], '') : '';
  const extension = /^ext:[^:]*:(?<name>[^@]+)/.exec(type)?.groups?.['name'];
  const written = /^class (?<name>\w+)\s*\([^)]*Component/m.exec(code)?.groups?.['name'];
  return [type, extension, written].filter((key) => key !== undefined);
}

function toConnection(edge: RawEdge): ExportedConnection | null {
  const handles = readHandles(edge.edge);
  if (!handles) return null;
  const { from, to } = handles;
  return {
    source: edge.source,
    output: edge.output ?? textOr(from['name'], ''),
    target: edge.target,
    // The edge that closes a loop leads to an output, and has its name in place of a field's.
    input: edge.input ?? textOr(to['fieldName'], textOr(to['name'], '')),
    types: listOf(own(from, 'output_types')).filter((type) => typeof type === 'string'),
  };
}

import type { RefusalReason } from './check-report.js';
import { openGroups, type RawEdge, type RawNode } from './flow-groups.js';
import { fieldsOf, isFields, listOf, textOr, type Fields } from './json-value.js';

/** A component of a learner's flow. */
export interface ExportedComponent {
  readonly id: string;
  /** What it may be found by: its type, and the class of one that learners wrote. */
  readonly keys: readonly string[];
  /** What it is called there; to be shown, never compared. */
  readonly title: string;
  readonly template: Fields;
  readonly outputs: readonly Fields[];
}

/** A learner's flow. */
export interface ExportedFlow {
  readonly title: string;
  /** The release that saved it. */
  readonly release: string | null;
  readonly components: readonly ExportedComponent[];
  readonly connections: readonly RawEdge[];
  /** There are connections whose ends cannot be read. */
  readonly hasUnreadable: boolean;
  /** The file itself. */
  readonly file: Fields;
}

const MOST_COMPONENTS = 1000;
const MOST_CONNECTIONS = 5000;

/** Reads the value of an exported file: one flow with its components, those of groups included. */
export function readFlow(value: unknown): ExportedFlow | RefusalReason {
  const file = oneOf(value);
  if (typeof file === 'string') return file;
  if (file['is_component'] === true) return 'component';
  const data = Array.isArray(file['nodes']) ? file : fieldsOf(file['data']);
  if (!Array.isArray(data['nodes'])) return 'noFlow';
  const opened = openGroups(data);
  if (typeof opened === 'string') return opened;
  const { nodes, edges } = opened;
  if (nodes.length > MOST_COMPONENTS || edges.length > MOST_CONNECTIONS) return 'tooMany';
  if (nodes.length === 0) return 'noComponents';
  const ids = new Set(nodes.map(({ id }) => id));
  if (ids.size < nodes.length) return 'sameIds';
  // What is left of a removed component leads nowhere, in Langflow too.
  const live = edges.filter(({ source, target }) => ids.has(source) && ids.has(target));
  const connections = live.filter(({ isReadable }) => isReadable);
  return {
    title: textOr(file['name'], ''),
    release: textOr(file['last_tested_version'], null),
    components: nodes.map(toComponent),
    connections,
    hasUnreadable: connections.length < live.length,
    file,
  };
}

/** The one flow of a file, which may hold a list of them; a reason where there is none. */
function oneOf(value: unknown): Fields | RefusalReason {
  const flows = Array.isArray(value) ? value : fieldsOf(value)['flows'];
  if (Array.isArray(flows)) {
    if (flows.length > 1) return 'several';
    return isFields(flows[0]) ? flows[0] : 'noFlow';
  }
  return isFields(value) ? value : 'notObject';
}

function toComponent({ id, data }: RawNode): ExportedComponent {
  const { template: fields, display_name: title, outputs } = fieldsOf(data['node']);
  const type = textOr(data['type'], '');
  const template = fieldsOf(fields);
  return {
    id,
    keys: keysOf(type, template),
    title: textOr(title, type) || type,
    template,
    outputs: listOf(outputs).map(fieldsOf),
  };
}

/** `ext:bundle:Class@place` is told by its class, and so is a component of the learner's own. */
function keysOf(type: string, template: Fields): readonly string[] {
  const extension = /^ext:[^:]*:([^@]+)/.exec(type)?.[1];
  const isOwn = type === 'CustomComponent' || extension !== undefined;
  const code = isOwn ? textOr(fieldsOf(template['code'])['value'], '') : '';
  const written = /^class (\w+)\s*\([^()]*Component/m.exec(code)?.[1];
  return [type, extension, written].filter((key) => key !== undefined);
}

import type { RefusalReason } from './check-report.js';
import { readHandles } from './flow-handles.js';
import { fieldsOf, isFields, listOf, own, textOr, type Fields } from './json-value.js';

/** A component as the file has it. */
export interface RawNode {
  readonly id: string;
  readonly data: Fields;
}

/** A connection as the file has it, between components that are in no group any more. */
export interface RawEdge {
  readonly source: string;
  readonly target: string;
  /** The name of the port within a group, where that was opened. */
  readonly output?: string;
  readonly input?: string;
  readonly edge: Fields;
}

interface Opened {
  readonly nodes: readonly RawNode[];
  readonly edges: readonly RawEdge[];
}

const DEEPEST = 20;

/** All components of a flow, with those of its groups in place of the groups; notes are left out. */
export function openGroups(data: Fields, depth = 0): Opened | { readonly refused: RefusalReason } {
  if (depth > DEEPEST) return { refused: 'tooDeep' };
  const nodes: RawNode[] = [];
  const edges: RawEdge[] = [];
  const groups = new Map<string, RawNode>();
  for (const node of listOf(data['nodes'])) {
    if (!isFields(node) || typeof node['id'] !== 'string' || !isFields(node['data']))
      return { refused: 'damaged' };
    const raw = { id: node['id'], data: node['data'] };
    const inner = fieldsOf(fieldsOf(raw.data['node'])['flow'])['data'];
    if (isFields(inner)) {
      const opened = openGroups(inner, depth + 1);
      if ('refused' in opened) return opened;
      nodes.push(...opened.nodes);
      edges.push(...opened.edges);
      groups.set(raw.id, raw);
      for (const [id, group] of groupsIn(inner)) groups.set(id, group);
    } else if (node['type'] !== 'noteNode' && raw.data['type'] !== 'note') nodes.push(raw);
  }
  for (const edge of listOf(data['edges'])) {
    if (!isFields(edge)) return { refused: 'damaged' };
    edges.push(throughGroups(edge, groups));
  }
  return { nodes, edges };
}

/** Groups within a group, which its own ports may lead to. */
function groupsIn(data: Fields): (readonly [string, RawNode])[] {
  return listOf(data['nodes']).flatMap((node) => {
    const { id, data: inner } = fieldsOf(node);
    const flow = fieldsOf(fieldsOf(fieldsOf(inner)['node'])['flow'])['data'];
    if (typeof id !== 'string' || !isFields(inner) || !isFields(flow)) return [];
    return [[id, { id, data: inner }] as const, ...groupsIn(flow)];
  });
}

/** A connection of a group leads to the component behind the group's port. */
function throughGroups(edge: Fields, groups: ReadonlyMap<string, RawNode>): RawEdge {
  const handles = readHandles(edge);
  const raw = { source: textOr(edge['source'], ''), target: textOr(edge['target'], ''), edge };
  if (!handles) return raw;
  const start = textOr(handles.from['name'], '');
  const end = textOr(handles.to['fieldName'], '');
  const output = behind(groups, raw.source, start, outputProxy);
  const input = behind(groups, raw.target, end, inputProxy);
  return {
    edge,
    source: output.id,
    target: input.id,
    ...(output.id !== raw.source && { output: output.port }),
    ...(input.id !== raw.target && { input: input.port }),
  };
}

type Proxy = (node: Fields, port: string) => unknown;

const outputProxy: Proxy = (node, port) =>
  listOf(node['outputs'])
    .map(fieldsOf)
    .find(({ name }) => name === port)?.['proxy'];
const inputProxy: Proxy = (node, port) => fieldsOf(own(fieldsOf(node['template']), port))['proxy'];

function behind(groups: ReadonlyMap<string, RawNode>, id: string, port: string, proxyOf: Proxy) {
  let end = { id, port };
  // A file may say that a group's port is its own.
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    const group = groups.get(end.id);
    const proxy = fieldsOf(group && proxyOf(fieldsOf(group.data['node']), end.port));
    if (typeof proxy['id'] !== 'string') return end;
    end = { id: proxy['id'], port: textOr(proxy['name'], textOr(proxy['field'], '')) };
  }
  return end;
}

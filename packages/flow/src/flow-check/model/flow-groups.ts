import type { RefusalReason } from './check-report.js';
import { readHandles } from './flow-handles.js';
import { fieldsOf, isFields, listOf, own, textOr, type Fields } from './json-value.js';

/** A component as the file has it. */
export interface RawNode {
  readonly id: string;
  readonly data: Fields;
}

/** A connection between components that are in no group any more. */
export interface RawEdge {
  readonly source: string;
  readonly output: string;
  readonly target: string;
  readonly input: string;
  /** What it may carry; none where the file does not say. */
  readonly types: readonly string[];
  readonly isReadable: boolean;
}

interface Opened {
  readonly nodes: readonly RawNode[];
  readonly edges: readonly RawEdge[];
}

const DEEPEST = 20;

/** All components of a flow, with those of its groups in place of the groups; notes are left out. */
export function openGroups(data: Fields): Opened | RefusalReason {
  const nodes: RawNode[] = [];
  const edges: Fields[] = [];
  const groups = new Map<string, Fields>();
  const open = (graph: Fields, depth: number, given: GivenValues): RefusalReason | undefined => {
    if (depth > DEEPEST) return 'tooDeep';
    for (const node of listOf(graph['nodes'])) {
      const { id, type, data: written } = fieldsOf(node);
      if (typeof id !== 'string' || !isFields(written)) return 'damaged';
      const data = withValues(written, given.get(id));
      const group = fieldsOf(data['node']);
      const inner = fieldsOf(group['flow'])['data'];
      if (isFields(inner)) {
        groups.set(id, group);
        const refused = open(inner, depth + 1, valuesOf(group));
        if (refused) return refused;
      } else if (type !== 'noteNode' && data['type'] !== 'note') nodes.push({ id, data });
    }
    for (const edge of listOf(graph['edges'])) {
      if (!isFields(edge)) return 'damaged';
      edges.push(edge);
    }
    return undefined;
  };
  return open(data, 0, new Map()) ?? { nodes, edges: edges.map((edge) => toEdge(edge, groups)) };
}

/** Fields that a group shows of what is in it, by the id of that component and the field's name there. */
type GivenValues = ReadonlyMap<string, ReadonlyMap<string, Fields>>;

function valuesOf(group: Fields): GivenValues {
  const given = new Map<string, Map<string, Fields>>();
  for (const field of Object.values(fieldsOf(group['template'])).map(fieldsOf)) {
    const { id, field: name } = fieldsOf(field['proxy']);
    if (typeof id !== 'string' || typeof name !== 'string' || field['value'] === undefined) continue;
    given.set(id, (given.get(id) ?? new Map<string, Fields>()).set(name, field));
  }
  return given;
}

/** A component with the values that stand on its group: a flow runs with those, whatever the component has itself. */
function withValues(data: Fields, given: ReadonlyMap<string, Fields> = new Map()): Fields {
  const node = fieldsOf(data['node']);
  const template = Object.entries(fieldsOf(node['template'])).map(([name, field]) => {
    const { value, load_from_db } = given.get(name) ?? {};
    return [name, value === undefined ? field : { ...fieldsOf(field), value, load_from_db }];
  });
  return given.size === 0 ? data : { ...data, node: { ...node, template: Object.fromEntries(template) } };
}

type Groups = ReadonlyMap<string, Fields>;

/** A connection of a group leads to the component behind the group's port. */
function toEdge(edge: Fields, groups: Groups): RawEdge {
  const handles = readHandles(edge);
  const { from = {}, to = {} } = handles ?? {};
  const [source, output] = behind(
    groups,
    textOr(edge['source'], ''),
    textOr(from['name'], ''),
    ({ outputs }, port) =>
      listOf(outputs)
        .map(fieldsOf)
        .find(({ name }) => name === port),
  );
  const [target, input] = behind(
    groups,
    textOr(edge['target'], ''),
    // The edge that closes a loop leads to an output, and has its name in place of a field's.
    textOr(to['fieldName'], textOr(to['name'], '')),
    ({ template }, port) => own(fieldsOf(template), port),
  );
  const types = listOf(from['output_types']).filter((type) => typeof type === 'string');
  return { source, output, target, input, types, isReadable: handles !== null };
}

function behind(
  groups: Groups,
  id: string,
  port: string,
  portOf: (group: Fields, port: string) => unknown,
  depth = 0,
): readonly [id: string, port: string] {
  const group = groups.get(id);
  const { id: inner, name, field } = fieldsOf(fieldsOf(group && portOf(group, port))['proxy']);
  // A file may say that a group's port is its own.
  return typeof inner === 'string' && depth < DEEPEST
    ? behind(groups, inner, textOr(name, textOr(field, '')), portOf, depth + 1)
    : [id, port];
}

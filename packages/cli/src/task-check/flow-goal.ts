import type { FlowGoal, GoalComponent, GoalName } from '@course-kit/flow/model';
import type { Components } from '../flow/components.js';
import type { ConnectionLine, NodeLine } from '../flow/flow-lines.js';
import { quoted, type SourceChecker } from '../source/issues.js';
import { NO_NAMES, type ExportedComponent, type ExportedKeys, type ExportedNames } from './exported-names.js';
import type { RuleLine } from './rule-lines.js';

/** The names of flows in the interface and in exported files. */
export interface FlowNames {
  readonly components: Components;
  readonly names: ExportedNames;
}

/** The lines of a goal. */
export interface GoalLines {
  readonly nodes: readonly NodeLine[];
  readonly connections: readonly ConnectionLine[];
  readonly rules: readonly RuleLine[];
  /** The line of the check, for issues in lines elsewhere. */
  readonly line: number;
}

/** Makes a goal from lines of a flow, with the keys of exported files. Plain boxes are left out. */
export function toFlowGoal(
  check: SourceChecker,
  { components: listed, names }: FlowNames,
  { nodes, connections, rules, line }: GoalLines,
): Omit<FlowGoal, 'kind' | 'title' | 'about'> {
  const known = new Map(
    nodes.flatMap(({ id, component }) => {
      if (component === undefined) return [];
      const found = names.byName.get(component);
      if (!found && names !== NO_NAMES)
        check.report(line, `${quoted(component)} in exports.yaml, by which files are read`, 'none');
      return found ? [[id, found] as const] : [];
    }),
  );
  check.that(
    names !== NO_NAMES || nodes.length === 0,
    line,
    'a file exports.yaml beside course.md, with what exported files call the components',
    'none',
  );
  const keysOf = (id: string, port: string, side: 'inputs' | 'outputs', at: number): GoalName => {
    const variable = side === 'inputs' ? variableOf(nodes, listed, id, port) : undefined;
    const keys = portKeys(known.get(id), port, side, names.shared) ?? variable;
    if (!keys) {
      const component = nodes.find((node) => node.id === id)?.component ?? id;
      check.report(at, `the port of ${quoted(component)} in exports.yaml`, quoted(port));
    }
    return { name: port, keys: keys ?? [] };
  };
  const types = new Set<string>();
  const wanted = connections
    .filter(({ from, to }) => known.has(from[0]) && known.has(to[0]))
    .map(({ from, to, type }) => {
      const carried = type ?? typeOf(nodes, listed, from, to);
      types.add(carried);
      return {
        from: from[0],
        output: keysOf(from[0], from[1], 'outputs', line),
        to: to[0],
        input: keysOf(to[0], to[1], 'inputs', line),
        type: carried,
      };
    });
  return {
    components: nodes.flatMap(({ id, component = '', name }): GoalComponent[] => {
      const keys = known.get(id)?.keys;
      return keys ? [{ id, name: component, keys, ...(name !== undefined && { title: name }) }] : [];
    }),
    connections: wanted,
    rules: rules.map(({ line: at, component, field, ...rule }) => {
      const found = known.get(component);
      const ids = nodes.filter((node) => node.component !== undefined).map(({ id }) => id);
      if (!ids.includes(component)) check.report(at, `one of ${ids.join(', ')}`, quoted(component));
      const keys =
        found?.fields.get(field) ?? found?.inputs.get(field) ?? variableOf(nodes, listed, component, field);
      if (found && !keys) check.report(at, `a field that exports.yaml has`, quoted(field));
      return { component, field: { name: field, keys: keys ?? [] }, ...rule };
    }),
    types: names.types,
    portColors: Object.fromEntries(Object.entries(listed.portColors).filter(([type]) => types.has(type))),
    release: names.release,
  };
}

/** Inputs of any name, such as the variables of a prompt, have that name in files too. */
function variableOf(nodes: readonly NodeLine[], { byName }: Components, id: string, port: string) {
  const component = nodes.find((node) => node.id === id)?.component ?? '';
  return byName.get(component)?.variables === undefined ? undefined : [port];
}

function portKeys(
  component: ExportedComponent | undefined,
  port: string,
  side: 'inputs' | 'outputs',
  shared: ExportedKeys,
): readonly string[] | undefined {
  return component?.[side].get(port) ?? (side === 'outputs' ? shared.get(port) : undefined);
}

/** The type of a connection: the first type of its output that its input accepts. */
function typeOf(
  nodes: readonly NodeLine[],
  { byName, shared }: Components,
  [from, output]: readonly [string, string],
  [to, input]: readonly [string, string],
): string {
  const componentOf = (id: string) => byName.get(nodes.find((node) => node.id === id)?.component ?? '');
  const given = componentOf(from)?.outputs.get(output) ?? shared.get(output) ?? [];
  const target = componentOf(to);
  const taken = target?.inputs.get(input) ?? (target?.variables === undefined ? [] : [target.variables]);
  return given.find((type) => taken.includes(type)) ?? given[0] ?? '';
}

import type { Flow, FlowConnection, FlowPort } from '../../flow/model/flow.js';
import type { CheckedPicture } from './check-report.js';
import type { ExportedComponent, ExportedConnection, ExportedFlow } from './flow-export.js';
import { fieldsOf, own, textOr } from './json-value.js';
import type { FlowMatch } from './match-flow.js';
import { titleOf, type FlowGoal, type GoalConnection } from './task-check.js';

/** More would be no picture that anybody reads: of such a flow what belongs to the goal is drawn. */
const MOST_DRAWN = 40;

/** The learner's flow with what it lacks, to be drawn. */
export function drawChecked(goal: FlowGoal, match: FlowMatch, flow: ExportedFlow): CheckedPicture {
  const standsFor = new Map(
    goal.components.map(({ id }, index) => [id, flow.components[match.assignment[index] ?? -1]?.id]),
  );
  const placeOf = (id: string) => standsFor.get(id) ?? missingId(id);
  const matched = new Set(standsFor.values());
  const shown = new Map(
    flow.components
      .filter(({ id }) => flow.components.length <= MOST_DRAWN || matched.has(id))
      .map((component) => [component.id, component]),
  );
  const there = unique(
    flow.connections
      .filter(({ source, target }) => shown.has(source) && shown.has(target))
      .map((connection) => lineOf(connection, shown, goal)),
  );
  const missing = goal.connections
    .filter((_, index) => !match.connected[index])
    .map((connection) => missingLineOf(connection, placeOf));
  const absent = goal.components.filter(({ id }) => standsFor.get(id) === undefined);
  const connections = unique([...there, ...missing]);
  return {
    flow: {
      title: flow.title || goal.title,
      portColors: goal.portColors,
      nodes: [
        ...Array.from(shown.values(), ({ id, title }) => ({ id, title })),
        ...absent.map((component) => ({ id: missingId(component.id), title: titleOf(component) })),
      ].map((node) => ({ ...node, ...portsOf(node.id, connections) })),
      connections,
    },
    missingNodes: absent.map(({ id }) => missingId(id)),
    missingConnections: connections.flatMap((_, index) => (index < there.length ? [] : [index])),
  };
}

/** Ids of Langflow have no colon. */
function missingId(id: string): string {
  return `missing:${id}`;
}

function portsOf(
  id: string,
  connections: readonly FlowConnection[],
): Pick<Flow['nodes'][number], 'inputs' | 'outputs'> {
  const ports = (side: 'from' | 'to') => {
    const ends = connections.filter((connection) => connection[side].node === id);
    return [
      ...new Map(ends.map((end) => [end[side].port, { name: end[side].port, type: end.type }])).values(),
    ];
  };
  return { inputs: ports('to'), outputs: ports('from') } satisfies Record<string, readonly FlowPort[]>;
}

function unique(connections: readonly FlowConnection[]): readonly FlowConnection[] {
  return [
    ...new Map(
      connections
        .toReversed()
        .map((line) => [[line.from.node, line.from.port, line.to.node, line.to.port].join(' '), line]),
    ).values(),
  ].toReversed();
}

function lineOf(
  { source, output, target, input, types }: ExportedConnection,
  shown: ReadonlyMap<string, ExportedComponent>,
  goal: FlowGoal,
): FlowConnection {
  const type = types.at(-1) ?? '';
  return {
    from: { node: source, port: outputName(shown.get(source), output) ?? output },
    to: { node: target, port: inputName(shown.get(target), input) },
    type: own(goal.types, type) ?? type,
  };
}

function missingLineOf(
  { from, output, to, input, type }: GoalConnection,
  placeOf: (id: string) => string,
): FlowConnection {
  return {
    from: { node: placeOf(from), port: output.name },
    to: { node: placeOf(to), port: input.name },
    type,
  };
}

/** What the learner's Langflow calls an output. */
function outputName(component: ExportedComponent | undefined, key: string): string | null {
  const output = component?.outputs.find(({ name }) => name === key);
  return textOr(output?.['display_name'], '') || null;
}

/** What it calls a field; the edge that closes a loop leads to an output. */
function inputName(component: ExportedComponent | undefined, key: string): string {
  const field = fieldsOf(component && own(component.template, key));
  return textOr(field['display_name'], '') || (outputName(component, key) ?? key);
}

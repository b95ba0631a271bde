import type { Flow, FlowConnection } from '../../model/flow.js';
import type { CheckedFlow, Finding } from './check-report.js';
import { own } from './json-value.js';
import type { FlowGoal } from './task-check.js';

/** The learner's flow, with what is missing drawn in. */
export interface CheckedPicture {
  /** What is there and what is missing. */
  readonly flow: Flow;
  /** Ids of the components that are drawn although they are missing. */
  readonly missingNodes: readonly string[];
  /** Ids of the components in which a field has to change; their second line names the fields. */
  readonly changedNodes: readonly string[];
  /** Indices of the connections that are drawn although they are missing. */
  readonly missingConnections: readonly number[];
}

/** More would be no picture that anybody reads: of such a flow what belongs to the goal is drawn. */
const MOST_DRAWN = 40;

/** The learner's flow with what it lacks, to be drawn. */
export function drawChecked(
  goal: FlowGoal,
  checked: CheckedFlow,
  findings: readonly Finding[],
): CheckedPicture {
  const { components, assignment, connected } = checked;
  const standsFor = new Map(goal.components.map(({ id }, index) => [id, assignment[index] ?? missingId(id)]));
  const placeOf = (id: string) => standsFor.get(id) ?? missingId(id);
  const shown = components.filter(({ id }) => components.length <= MOST_DRAWN || assignment.includes(id));
  const isShown = (wanted: string) => shown.some(({ id }) => id === wanted);
  const absent = goal.components
    .map((component) => ({ id: placeOf(component.id), title: component.title ?? component.name }))
    .filter((_, index) => assignment[index] === undefined);
  const there = unique(
    checked.connections
      .filter(({ source, target }) => isShown(source) && isShown(target))
      .map(({ source, output, target, input, types }) => {
        const type = types.at(-1) ?? '';
        return {
          from: { node: source, port: output },
          to: { node: target, port: input },
          type: own(goal.types, type) ?? type,
        };
      }),
  );
  const connections = unique([
    ...there,
    ...goal.connections
      .filter((_, index) => connected[index] !== true)
      .map(({ from, output, to, input, type }) => ({
        from: { node: placeOf(from), port: output.name },
        to: { node: placeOf(to), port: input.name },
        type,
      })),
  ]);
  const changed = fieldsToChange(goal, checked, findings);
  return {
    flow: {
      title: checked.title || goal.title,
      portColors: goal.portColors,
      nodes: [...shown, ...absent].map(({ id, title }) => ({
        id,
        title,
        ...(changed.has(id) && { detail: changed.get(id) ?? '' }),
        ...portsOf(id, connections),
      })),
      connections,
    },
    missingNodes: absent.map(({ id }) => id),
    changedNodes: [...changed.keys()],
    missingConnections: [...connections.keys()].slice(there.length),
  };
}

/** The names of the fields that are not as they must be, by the id of the component that is there. */
function fieldsToChange(
  { components, connections, rules }: FlowGoal,
  { assignment }: CheckedFlow,
  findings: readonly Finding[],
): ReadonlyMap<string, string> {
  const fields = new Map<string, Set<string>>();
  rules.forEach(({ component, field }, index) => {
    const id = assignment[components.findIndex((one) => one.id === component)];
    if (id === undefined || findings[components.length + connections.length + index]?.state !== 'missing')
      return;
    fields.set(id, (fields.get(id) ?? new Set()).add(field.name));
  });
  return new Map(Array.from(fields, ([id, names]) => [id, [...names].join(', ')]));
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
  return { inputs: ports('to'), outputs: ports('from') };
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

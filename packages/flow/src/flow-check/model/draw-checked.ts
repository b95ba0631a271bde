import type { Flow, FlowConnection } from '../../model/flow.js';
import type { CheckedFlow, Finding } from './check-report.js';
import { own } from './json-value.js';
import type { FlowGoal } from './task-check.js';

/** The learner's flow, with what is missing drawn in. */
export interface CheckedPicture {
  /** What is there and what is missing. The second line of a component names the fields that have to change. */
  readonly flow: Flow;
  /** How many connections are there; those that follow them are drawn although they are missing. */
  readonly there: number;
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
  const placeOf = (name: string) =>
    assignment[goal.components.findIndex(({ id }) => id === name)] ?? MISSING + name;
  const shown = components.filter(({ id }) => components.length <= MOST_DRAWN || assignment.includes(id));
  const ids = shown.map(({ id }) => id);
  const absent = goal.components
    .filter((_, index) => !assignment[index])
    .map(({ id, name, title = name }) => ({ id: MISSING + id, title }));
  const there = unique(
    checked.connections
      .filter(({ source, target }) => ids.includes(source) && ids.includes(target))
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
  const detailOf = (id: string) => {
    const first = goal.components.length + goal.connections.length;
    const fields = goal.rules
      .filter((rule, place) => findings[first + place]?.state === 'missing' && placeOf(rule.component) === id)
      .map(({ field }) => field.name);
    return fields.length > 0 && { detail: [...new Set(fields)].join(', ') };
  };
  return {
    flow: {
      title: goal.title,
      portColors: goal.portColors,
      nodes: [...shown, ...absent].map((node) => ({
        ...node,
        ...detailOf(node.id),
        ...portsOf(node.id, connections),
      })),
      connections,
    },
    there: there.length,
  };
}

const MISSING = 'missing:';

/** Whether a component is drawn although it is missing. Ids of Langflow have no colon. */
export const isMissing = (id: string): boolean => id.startsWith(MISSING);

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

/** The first of each that leads from the same port to the same port. */
function unique(connections: readonly FlowConnection[]): readonly FlowConnection[] {
  const keys = connections.map(({ from, to }) => [from.node, from.port, to.node, to.port].join());
  return connections.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
}

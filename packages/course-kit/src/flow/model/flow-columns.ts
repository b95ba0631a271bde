import type { Flow, FlowConnection } from './flow.js';
import { flowNodeShape } from './flow-shape.js';

const GAP = 12;
const ROW_GAP = 6;

/**
 * Places for a flow whose author gives none, such as one written by hand in a page: columns from left to right, each
 * component after what feeds it, and lines that lead back below everything. A build that knows the course does better.
 */
export function withColumns(flow: Flow): Flow {
  const backward = backwardConnections(flow);
  const columns = columnsOf(flow, backward);
  const heights: number[] = [];
  const nodes = flow.nodes.map((node) => {
    const column = columns.get(node.id) ?? 0;
    const { width, height } = flowNodeShape(node);
    const top = heights[column] ?? 0;
    heights[column] = top + height + ROW_GAP;
    return { ...node, at: [column * (width + GAP), top] as const };
  });
  const below = Math.max(0, ...heights);
  const placeOf = (id: string) => nodes.find((node) => node.id === id)?.at[0] ?? 0;
  let lane = 0;
  const connections = flow.connections.map((connection) => {
    if (!backward.has(connection)) return connection;
    lane += 1;
    const [right, left] = [
      placeOf(connection.from.node) + 40 + lane * 2,
      placeOf(connection.to.node) - lane * 2,
    ];
    return { ...connection, via: [right, below + lane * 2, left] };
  });
  return { ...flow, nodes, connections };
}

/** The column of each component, from 0. A connection that leads back moves nothing. */
function columnsOf(
  { nodes, connections }: Flow,
  backward: ReadonlySet<FlowConnection>,
): ReadonlyMap<string, number> {
  const columns = new Map(nodes.map(({ id }) => [id, 0]));
  const columnOf = (id: string) => columns.get(id) ?? 0;
  // One round for each component settles the longest chain there can be.
  for (const _ of nodes)
    for (const connection of connections)
      if (!backward.has(connection))
        columns.set(
          connection.to.node,
          Math.max(columnOf(connection.to.node), columnOf(connection.from.node) + 1),
        );
  return columns;
}

/** The connections that lead back to a component which the flow has come through before. */
export function backwardConnections({ nodes, connections }: Flow): ReadonlySet<FlowConnection> {
  const backward = new Set<FlowConnection>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (id: string) => {
    state.set(id, 'open');
    for (const connection of connections.filter(({ from }) => from.node === id)) {
      const next = state.get(connection.to.node);
      if (next === 'open') backward.add(connection);
      else if (next === undefined) visit(connection.to.node);
    }
    state.set(id, 'done');
  };
  for (const { id } of nodes) if (!state.has(id)) visit(id);
  return backward;
}

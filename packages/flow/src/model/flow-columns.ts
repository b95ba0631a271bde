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
  const starts = startsOf(flow, columns);
  const heights: number[] = [];
  const nodes = flow.nodes.map((node) => {
    const column = columns.get(node.id) ?? 0;
    const { height } = flowNodeShape(node);
    const top = heights[column] ?? 0;
    heights[column] = top + height + ROW_GAP;
    return { ...node, at: [starts[column] ?? 0, top] as const };
  });
  const below = Math.max(0, ...heights);
  const edgesOf = (id: string) => {
    const node = nodes.find((one) => one.id === id);
    const left = node?.at[0] ?? 0;
    return { left, right: left + (node ? flowNodeShape(node).width : 0) };
  };
  let lane = 0;
  const connections = flow.connections.map((connection) => {
    if (!backward.has(connection)) return connection;
    lane += 1;
    const [right, left] = [
      edgesOf(connection.from.node).right + lane * 2,
      edgesOf(connection.to.node).left - lane * 2,
    ];
    return { ...connection, via: [right, below + lane * 2, left] };
  });
  return { ...flow, nodes, connections };
}

/** Where each column begins: after the widest component of the one before. */
function startsOf({ nodes }: Flow, columns: ReadonlyMap<string, number>): readonly number[] {
  const widths: number[] = [];
  for (const node of nodes) {
    const column = columns.get(node.id) ?? 0;
    widths[column] = Math.max(widths[column] ?? 0, flowNodeShape(node).width);
  }
  return widths.map((_, column) =>
    widths.slice(0, column).reduce((start, width = 0) => start + width + GAP, 0),
  );
}

/** The column of each component, from 0. A connection that leads back moves nothing. */
export function columnsOf(
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

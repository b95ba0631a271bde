import type { Flow, FlowConnection, FlowNode } from './flow.js';
import { flowNodeShape } from './flow-shape.js';

const GAP = 12;
const ROW_GAP = 6;

/**
 * Places for a flow whose author gives none, such as one written by hand in a page or handed in by a learner: columns from
 * left to right, each component after what feeds it. Lines that lead back go below everything, and so do those that would
 * pass behind a component. A build that knows the course does better.
 */
export function withColumns(flow: Flow): Flow {
  const backward = backwardConnections(flow);
  const columns = columnsOf(flow, backward);
  const columnOf = (id: string) => columns.get(id) ?? 0;
  const { starts, ends } = edgesOf(flow, columns);
  const heights: number[] = [];
  const nodes = flow.nodes.map((node) => {
    const column = columnOf(node.id);
    const { height } = flowNodeShape(node);
    const top = heights[column] ?? 0;
    heights[column] = top + height + ROW_GAP;
    return { ...node, at: [starts[column] ?? 0, top] as const };
  });
  const below = Math.max(0, ...heights);
  let lane = 0;
  const around = ({ from, to }: FlowConnection) => {
    lane += 1;
    const beside = Math.min(lane * 2, GAP - 2);
    return [
      (ends[columnOf(from.node)] ?? 0) + beside,
      below + lane * 2,
      (starts[columnOf(to.node)] ?? 0) - beside,
    ];
  };
  const connections = flow.connections.map((connection) => {
    const { from, to } = connection;
    const [first, last] = [columnOf(from.node) + 1, columnOf(to.node)];
    if (backward.has(connection)) return { ...connection, via: around(connection) };
    if (last <= first) return connection;
    const between = nodes.filter(({ id }) => columnOf(id) >= first && columnOf(id) < last);
    const isFree = (y: number) =>
      between.every((node) => y < node.at[1] || y > node.at[1] + flowNodeShape(node).height);
    // Level in front of the turn or behind it, which stands between two columns.
    if (isFree(portOf(nodes, from, 'outputs')))
      return { ...connection, via: [(starts[last] ?? 0) - GAP / 2] };
    if (isFree(portOf(nodes, to, 'inputs'))) return { ...connection, via: [(starts[first] ?? 0) - GAP / 2] };
    return { ...connection, via: around(connection) };
  });
  return { ...flow, nodes, connections };
}

/** How far below the top of the picture a port is. */
function portOf(
  nodes: readonly (FlowNode & { readonly at: readonly [number, number] })[],
  { node: id, port }: FlowConnection['from'],
  side: 'inputs' | 'outputs',
): number {
  const node = nodes.find((one) => one.id === id);
  const place = node?.[side].findIndex(({ name }) => name === port) ?? -1;
  return (node?.at[1] ?? 0) + ((node && flowNodeShape(node)[side][place]) ?? 0);
}

/** Where each column begins, after the widest component of the one before, and where it ends. */
function edgesOf({ nodes }: Flow, columns: ReadonlyMap<string, number>) {
  const widths: number[] = [];
  for (const node of nodes) {
    const column = columns.get(node.id) ?? 0;
    widths[column] = Math.max(widths[column] ?? 0, flowNodeShape(node).width);
  }
  const starts = widths.map((_, column) =>
    widths.slice(0, column).reduce((start, width = 0) => start + width + GAP, 0),
  );
  return { starts, ends: starts.map((start, column) => start + (widths[column] ?? 0)) };
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

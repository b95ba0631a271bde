import type { Flow, FlowConnection, FlowNode } from './flow.js';

/** A place in the picture, in pixels from its top left corner. */
export interface FlowPoint {
  readonly x: number;
  readonly y: number;
}

/** A component with its place. */
export interface PlacedNode {
  readonly node: FlowNode;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** By the order of the node's own lists. */
  readonly inputs: readonly FlowPoint[];
  readonly outputs: readonly FlowPoint[];
}

/** A connection with its line, as the data of an SVG path. */
export interface PlacedConnection {
  readonly connection: FlowConnection;
  readonly path: string;
}

/** A flow with places for everything. */
export interface FlowLayout {
  readonly width: number;
  readonly height: number;
  /** How many components stand side by side. */
  readonly columns: number;
  readonly nodes: readonly PlacedNode[];
  readonly connections: readonly PlacedConnection[];
}

/** Sizes of the picture in pixels. */
export const FLOW_SIZES = {
  nodeWidth: 160,
  head: 34,
  detail: 18,
  row: 22,
  foot: 8,
  gapX: 44,
  gapY: 24,
  margin: 14,
  lane: 9,
} as const;

const { nodeWidth, head, detail, row, foot, gapX, gapY, margin, lane } = FLOW_SIZES;

/**
 * The column of each node, from 0: one after all that feed it, and as near as possible to what it feeds.
 * A connection that leads back, as in a loop, moves nothing.
 */
export function flowColumns({ nodes, connections }: Flow): ReadonlyMap<string, number> {
  const backward = backwardConnections(nodes, connections);
  const forward = connections.filter((connection) => !backward.has(connection));
  const columns = new Map(nodes.map(({ id }) => [id, 0]));
  const columnOf = (id: string) => columns.get(id) ?? 0;
  // One round for each node settles the longest chain there can be.
  for (const _ of nodes)
    for (const { from, to } of forward)
      columns.set(to.node, Math.max(columnOf(to.node), columnOf(from.node) + 1));
  for (const { id } of [...nodes].sort((a, b) => columnOf(b.id) - columnOf(a.id))) {
    const fed = forward.filter(({ from }) => from.node === id).map(({ to }) => columnOf(to.node));
    if (fed.length > 0) columns.set(id, Math.min(...fed) - 1);
  }
  return columns;
}

/** The connections that lead back to a node which the flow has come through before. */
export function backwardConnections(
  nodes: readonly FlowNode[],
  connections: readonly FlowConnection[],
): ReadonlySet<FlowConnection> {
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

/** Places the components in columns from left to right. */
export function layoutWide(flow: Flow): FlowLayout {
  const columns = flowColumns(flow);
  const count = Math.max(...columns.values()) + 1;
  const backward = backwardConnections(flow.nodes, flow.connections);
  const stacks = Array.from({ length: count }, (_, column) =>
    flow.nodes.filter(({ id }) => columns.get(id) === column),
  );
  sortByNeighbours(stacks, flow.connections);
  const heights = stacks.map(
    (stack) => stack.reduce((sum, node) => sum + heightOf(node) + gapY, 0) - (stack.length > 0 ? gapY : 0),
  );
  const tallest = Math.max(...heights);
  const placed = stacks.flatMap((stack, column) => {
    let y = margin + (tallest - (heights[column] ?? 0)) / 2;
    return stack.map((node) => {
      const place = placeNode(node, margin + column * (nodeWidth + gapX), y);
      y += place.height + gapY;
      return place;
    });
  });
  const below = margin + tallest + lane;
  const lines = flow.connections.map((connection) => {
    const { start, end } = endsOf(placed, connection);
    const path = backward.has(connection) ? around(start, end, below) : curve(start, end);
    return { connection, path };
  });
  return {
    width: 2 * margin + count * nodeWidth + (count - 1) * gapX,
    height: 2 * margin + tallest + (backward.size > 0 ? lane : 0),
    columns: count,
    nodes: placed,
    connections: lines,
  };
}

/** Places the components one below the other, with the lines at their sides: for a narrow column. */
export function layoutNarrow(flow: Flow): FlowLayout {
  const columns = flowColumns(flow);
  const nodes = [...flow.nodes].sort((a, b) => (columns.get(a.id) ?? 0) - (columns.get(b.id) ?? 0));
  const side = margin + lane * (flow.connections.length + 1);
  // A line may lead back to the first component, above it.
  let y = margin + gapY / 2;
  const placed = nodes.map((node) => {
    const place = placeNode(node, side, y);
    y += place.height + gapY + flow.connections.filter(({ to }) => to.node === node.id).length * 2;
    return place;
  });
  const lines = flow.connections.map((connection, index) => {
    const { start, end } = endsOf(placed, connection);
    const target = placed.find(({ node }) => node.id === connection.to.node);
    const right = start.x + lane * (index + 1);
    const left = end.x - lane * (index + 1);
    const gap = (target?.y ?? end.y) - gapY / 2 + (index % 3) * 4 - 4;
    return {
      connection,
      path: bent([
        start,
        { x: right, y: start.y },
        { x: right, y: gap },
        { x: left, y: gap },
        { x: left, y: end.y },
        end,
      ]),
    };
  });
  return {
    width: 2 * side + nodeWidth,
    height: y - gapY + margin,
    columns: 1,
    nodes: placed,
    connections: lines,
  };
}

function heightOf({ detail: text, inputs, outputs }: FlowNode): number {
  return head + (text === undefined ? 0 : detail) + (inputs.length + outputs.length) * row + foot;
}

function placeNode(node: FlowNode, x: number, y: number): PlacedNode {
  const first = y + head + (node.detail === undefined ? 0 : detail) + row / 2;
  return {
    node,
    x,
    y,
    height: heightOf(node),
    inputs: node.inputs.map((_, index) => ({ x, y: first + index * row })),
    outputs: node.outputs.map((_, index) => ({
      x: x + nodeWidth,
      y: first + (node.inputs.length + index) * row,
    })),
  };
}

/** Puts each node at the height of what it is connected with, so that few lines cross. */
function sortByNeighbours(stacks: FlowNode[][], connections: readonly FlowConnection[]): void {
  for (const side of ['from', 'to', 'from'] as const) {
    const other = side === 'from' ? 'to' : 'from';
    const position = new Map(
      stacks.flatMap((stack) => stack.map(({ id }, index) => [id, index / stack.length])),
    );
    const pull = ({ id }: FlowNode) => {
      const places = connections
        .filter((connection) => connection[other].node === id)
        .map((connection) => position.get(connection[side].node) ?? 0);
      return places.length === 0
        ? (position.get(id) ?? 0)
        : places.reduce((sum, place) => sum + place, 0) / places.length;
    };
    for (const stack of stacks) stack.sort((a, b) => pull(a) - pull(b));
  }
}

function endsOf(placed: readonly PlacedNode[], { from, to }: FlowConnection) {
  const source = placed.find(({ node }) => node.id === from.node);
  const target = placed.find(({ node }) => node.id === to.node);
  const start = source?.outputs[source.node.outputs.findIndex(({ name }) => name === from.port)];
  const end = target?.inputs[target.node.inputs.findIndex(({ name }) => name === to.port)];
  if (!start || !end) throw new Error(`The connection ${from.node} -> ${to.node} has no place`);
  return { start, end };
}

function curve(start: FlowPoint, end: FlowPoint): string {
  const reach = Math.max(gapX / 2, (end.x - start.x) / 2);
  return `M${start.x} ${start.y}C${start.x + reach} ${start.y} ${end.x - reach} ${end.y} ${end.x} ${end.y}`;
}

/** A line that leads back, below all components. */
function around(start: FlowPoint, end: FlowPoint, below: number): string {
  const right = start.x + lane;
  const left = end.x - lane;
  return bent([
    start,
    { x: right, y: start.y },
    { x: right, y: below },
    { x: left, y: below },
    { x: left, y: end.y },
    end,
  ]);
}

/** A line of straight pieces with round corners. */
function bent(points: readonly FlowPoint[]): string {
  const [start, ...rest] = points;
  return rest.reduce((path, point, index) => {
    const next = rest[index + 1];
    if (!next) return `${path}L${point.x} ${point.y}`;
    const before = points[index] ?? point;
    const a = towards(point, before);
    const b = towards(point, next);
    return `${path}L${a.x} ${a.y}Q${point.x} ${point.y} ${b.x} ${b.y}`;
  }, `M${start?.x} ${start?.y}`);
}

const CORNER = 6;

function towards({ x, y }: FlowPoint, other: FlowPoint): FlowPoint {
  const distance = Math.hypot(other.x - x, other.y - y) || 1;
  const share = Math.min(CORNER, distance / 2) / distance;
  return { x: x + (other.x - x) * share, y: y + (other.y - y) * share };
}

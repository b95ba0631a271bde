import type { Flow, FlowConnection } from './flow.js';
import { FULL_DRAWING, type FlowDrawing } from './flow-shape.js';

/**
 * A flow from top to bottom, for places that are too narrow for columns: components in the order of its list. A line leaves to
 * the right, and comes to its input through the room above the component.
 *
 * @param first - how many of them stand in a first column, where all that follow stand in a second. @default all
 */
export function stackFlow<Drawn extends Flow>(flow: Drawn, first: number = flow.nodes.length): Drawn {
  return stackDrawn(flow, first, FULL_DRAWING);
}

/** The same of components that are drawn in another way. */
export function stackDrawn<Drawn extends Flow>(flow: Drawn, first: number, room: FlowDrawing): Drawn {
  /** Inputs that lines lead to: those of one input come together above its component. */
  const taken = (id: string) => [
    ...new Set(flow.connections.filter(({ to }) => to.node === id).map(({ to }) => to.port)),
  ];
  const below = [0, 0];
  const places = flow.nodes.map((node, index) => {
    const column = index < first ? 0 : 1;
    const [shape, inputs] = [room.shapeOf(node), taken(node.id)];
    const top = (below[column] || -room.gap) + room.gap + inputs.length * room.lane;
    below[column] = top + shape.height;
    return { node, column, shape, inputs, top };
  });
  const placeOf = (id: string) => places.find(({ node }) => node.id === id) ?? places[0];
  const lines = flow.connections.map(({ from, to }) => {
    const [source, target] = [placeOf(from.node), placeOf(to.node)];
    const port = source?.node.outputs.findIndex(({ name }) => name === from.port) ?? 0;
    const start = (source?.top ?? 0) + (source?.shape.outputs[port] ?? 0);
    const lane = (target?.inputs.length ?? 0) - (target?.inputs.indexOf(to.port) ?? 0);
    const turn = (target?.top ?? 0) - lane * room.lane;
    return { source, target, start, turn, left: lane, right: 0 };
  });
  // Short lines first; those that are nowhere beside each other share a lane.
  const extent = ({ start, turn }: (typeof lines)[number]) => Math.abs(turn - start);
  for (const line of lines.toSorted((one, other) => extent(one) - extent(other))) {
    const beside = lines.filter(
      (other) =>
        other.source?.column === line.source?.column &&
        Math.min(other.start, other.turn) <= Math.max(line.start, line.turn) &&
        Math.min(line.start, line.turn) <= Math.max(other.start, other.turn),
    );
    line.right = 1;
    while (beside.some((other) => other !== line && other.right === line.right)) line.right += 1;
  }
  const widest = [0, 1].map((column) =>
    Math.max(0, ...places.filter((one) => one.column === column).map(({ shape }) => shape.width)),
  );
  const lanes = Math.max(0, ...lines.filter(({ source }) => source?.column === 0).map(({ right }) => right));
  const lefts = Math.max(0, ...lines.filter(({ target }) => target?.column === 1).map(({ left }) => left));
  const starts = [0, (widest[0] ?? 0) + (lanes + lefts + 1) * room.lane];
  return {
    ...flow,
    nodes: places.map(({ node, column, top }) => ({ ...node, at: [starts[column] ?? 0, top] })),
    connections: flow.connections.map((connection, index): FlowConnection => {
      const { source, target, turn = 0, left = 0, right = 0 } = lines[index] ?? {};
      const [from, to] = [source?.column ?? 0, target?.column ?? 0];
      const out = (starts[from] ?? 0) + (widest[from] ?? 0) + right * room.lane;
      return { ...connection, via: [out, turn, (starts[to] ?? 0) - left * room.lane] };
    }),
  };
}

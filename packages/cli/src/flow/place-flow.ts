import {
  flowNodeShape,
  stackFlow,
  type Flow,
  type FlowConnection,
  type FlowNode,
  type TaskFlow,
} from '@course-kit/flow/model';
import ELK, {
  type ElkEdgeSection,
  type ElkExtendedEdge,
  type ElkNode,
  type ElkPort,
  type LayoutOptions,
} from 'elkjs/lib/elk.bundled.js';

/** Distances are in steps of the kit's grid. */
const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.spacing.nodeNode': '6',
  'elk.spacing.edgeNode': '4',
  'elk.spacing.edgeEdge': '3',
  'elk.layered.spacing.nodeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeNodeBetweenLayers': '3',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '3',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.feedbackEdges': 'true',
  // Unconnected flows are in separate rows.
  'elk.separateConnectedComponents': 'true',
  'elk.layered.considerModelOrder.components': 'MODEL_ORDER',
  'elk.spacing.componentComponent': '10',
  'elk.aspectRatio': '0.01',
};

/** The place beside the text of a lesson on a wide screen; what fits into it is drawn in its own size. */
const PLACE = { width: 142, height: 146 };

/** A picture this large is read with ease, and a larger one is not looked for. */
const READABLE = 0.85;

/** By how much rows must make a picture larger: a single row shows best what comes after what. */
const WORTH_ROWS = 1.25;

/** A line this long, in widths of the picture, runs around it. */
const CROSSED = 1.5;

/** Options that wrap a flow into rows; the greater the factor, the longer the rows. */
const wrapped = (factor: number) => ({
  'elk.layered.wrapping.strategy': 'MULTI_EDGE',
  'elk.layered.wrapping.validify.strategy': 'NO',
  'elk.layered.wrapping.cutting.strategy': 'MSD',
  'elk.layered.wrapping.additionalEdgeSpacing': '3',
  'elk.layered.wrapping.correctionFactor': String(factor),
});

const FACTORS = [500, 400, 320, 260, 210, 170, 140];

/**
 * Lays a flow out from left to right: the corner of each component, and the bends of each line. A flow that would be hard
 * to read beside a lesson is wrapped into rows, as few as will do.
 */
export async function placeFlow(flow: TaskFlow): Promise<TaskFlow> {
  let best = await placeWith(flow, {});
  for (const factor of FACTORS) {
    if (scaleOf(best) >= READABLE) break;
    const inRows = await placeWith(flow, wrapped(factor));
    if (scaleOf(inRows) > scaleOf(best) * WORTH_ROWS && !leadsAround(inRows)) best = inRows;
  }
  if (scaleOf(best) >= READABLE) return best;
  // Where that is hard to read all the same, components stand below each other, in one column or two.
  const stacks = flow.nodes
    .map((_, index) => stackFlow(flow, index + 1))
    .filter((stack) => !leadsBack(stack))
    .toSorted((one, other) => fitOf(other) - fitOf(one));
  return stacks.find((stack) => scaleOf(stack) > scaleOf(best) * WORTH_ROWS) ?? best;
}

/** Whether a line leads from the second of two columns to the first. */
function leadsBack({ nodes, connections }: Flow): boolean {
  const columnOf = (id: string) => nodes.find((node) => node.id === id)?.at?.[0] ?? 0;
  return connections.some(({ from, to }) => columnOf(to.node) < columnOf(from.node));
}

/** Whether a line crosses the picture there and back: nobody follows it. */
function leadsAround({ nodes, connections }: Flow): boolean {
  const boxes = new Map(
    nodes.map((node) => {
      const left = node.at?.[0] ?? 0;
      return [node.id, { left, right: left + flowNodeShape(node).width }];
    }),
  );
  const width = Math.max(...Array.from(boxes.values(), ({ right }) => right));
  return connections.some(({ from, to, via = [] }) => {
    const turns = via.filter((_, index) => index % 2 === 0);
    const stops = [boxes.get(from.node)?.right ?? 0, ...turns, boxes.get(to.node)?.left ?? 0];
    const lengths = stops.map((stop, index) => Math.abs(stop - (stops[index - 1] ?? stop)));
    return lengths.reduce((sum, length) => sum + length, 0) > width * CROSSED;
  });
}

/** How large a picture is drawn, 1 being its own size. */
const scaleOf = (flow: Flow) => Math.min(1, fitOf(flow));

/** How large a picture could be drawn. */
function fitOf({ nodes, connections }: Flow): number {
  const turns = (rest: number) =>
    connections.flatMap(({ via = [] }) => via.filter((_, index) => index % 2 === rest));
  const ends = nodes.map((node) => {
    const [left = 0, top = 0] = node.at ?? [];
    const { width, height } = flowNodeShape(node);
    return { right: left + width, bottom: top + height };
  });
  const width = Math.max(...ends.map(({ right }) => right), ...turns(0)) - Math.min(0, ...turns(0));
  const height = Math.max(...ends.map(({ bottom }) => bottom), ...turns(1));
  return Math.min(PLACE.width / width, PLACE.height / height);
}

async function placeWith(flow: TaskFlow, more: LayoutOptions): Promise<TaskFlow> {
  const { children = [], edges = [] } = await new ELK().layout({
    id: 'flow',
    layoutOptions: { ...OPTIONS, ...more },
    children: flow.nodes.map(toElkNode),
    edges: flow.connections.map(toElkEdge),
  });
  return {
    ...flow,
    nodes: flow.nodes.map((node, index) => {
      const { x = 0, y = 0 } = children[index] ?? {};
      return { ...node, at: [Math.round(x), Math.round(y)] as const };
    }),
    connections: flow.connections.map(({ via: _columns, ...connection }, index) => {
      const via = turnsOf(edges[index]?.sections?.[0]);
      return via.length === 0 ? connection : { ...connection, via };
    }),
  };
}

function toElkNode(node: FlowNode): ElkNode {
  const { width, height, inputs, outputs } = flowNodeShape(node);
  const port = (side: 'WEST' | 'EAST', name: string, y: number): ElkPort => ({
    id: portId(node.id, side, name),
    x: side === 'WEST' ? 0 : width,
    y,
    layoutOptions: { 'elk.port.side': side },
  });
  return {
    id: node.id,
    width,
    height,
    ports: [
      ...node.inputs.map(({ name }, index) => port('WEST', name, inputs[index] ?? 0)),
      ...node.outputs.map(({ name }, index) => port('EAST', name, outputs[index] ?? 0)),
    ],
    layoutOptions: { 'elk.portConstraints': 'FIXED_POS', 'elk.alignment': 'LEFT' },
  };
}

function toElkEdge({ from, to }: FlowConnection, index: number): ElkExtendedEdge {
  return {
    id: `edge ${index}`,
    sources: [portId(from.node, 'EAST', from.port)],
    targets: [portId(to.node, 'WEST', to.port)],
  };
}

const portId = (node: string, side: string, port: string) => JSON.stringify([node, side, port]);

/**
 * The bends of a line with horizontal and vertical pieces: the first number is a horizontal position, the second a
 * vertical one, and so on.
 */
function turnsOf(section: ElkEdgeSection | undefined): number[] {
  const corners = section?.bendPoints ?? [];
  return corners.slice(0, -1).map(({ x, y }, index) => Math.round(index % 2 === 0 ? x : y));
}

import type { Flow, FlowConnection, FlowNode } from './flow.js';
import { cornersOf, linePath, type FlowPoint } from './flow-line.js';
import { FLOW_GRID, FULL_DRAWING, type FlowDrawing, type FlowNodeShape } from './flow-shape.js';

/** A component with its place in the picture, in pixels. */
export interface PlacedNode {
  readonly node: FlowNode;
  readonly x: number;
  readonly y: number;
  readonly width: number;
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

/** A flow with places for everything, in pixels. */
export interface FlowLayout {
  /** How its components are drawn. @default with the names of ports */
  readonly drawing?: FlowDrawing;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly connections: readonly PlacedConnection[];
}

/** The picture of a flow whose components have places: those of its build, or of `withDetours`. */
export function layoutFlow(flow: Flow, drawing = FULL_DRAWING): FlowLayout {
  const { margin, shapeOf } = drawing;
  const { nodes, connections } = flow;
  // Lines may lead around the first column.
  const left = Math.min(
    0,
    ...connections.flatMap(({ via = [] }) => via.filter((_, index) => index % 2 === 0)),
  );
  const origin = { x: margin - left * FLOW_GRID, y: margin };
  const placed = nodes.map((node) => placeNode(node, shapeOf(node), origin));
  const lines = connections.map((connection) => placeLine(connection, placed, origin));
  const points = lines.flatMap(({ points }) => points);
  return {
    drawing,
    width: margin + Math.max(...placed.map(({ x, width }) => x + width), ...points.map(({ x }) => x)),
    height: margin + Math.max(...placed.map(({ y, height }) => y + height), ...points.map(({ y }) => y)),
    nodes: placed,
    connections: lines.map(({ path }, index) => ({
      connection: flow.connections[index] as FlowConnection,
      path,
    })),
  };
}

function placeNode(node: FlowNode, shape: FlowNodeShape, origin: FlowPoint): PlacedNode {
  const [column = 0, row = 0] = node.at ?? [];
  const [x, y] = [origin.x + column * FLOW_GRID, origin.y + row * FLOW_GRID];
  const width = shape.width * FLOW_GRID;
  return {
    node,
    x,
    y,
    width,
    height: shape.height * FLOW_GRID,
    inputs: shape.inputs.map((below) => ({ x, y: y + below * FLOW_GRID })),
    outputs: shape.outputs.map((below) => ({ x: x + width, y: y + below * FLOW_GRID })),
  };
}

function placeLine({ from, to, via = [] }: FlowConnection, placed: readonly PlacedNode[], origin: FlowPoint) {
  const source = placed.find(({ node }) => node.id === from.node);
  const target = placed.find(({ node }) => node.id === to.node);
  const start = source?.outputs[source.node.outputs.findIndex(({ name }) => name === from.port)];
  const end = target?.inputs[target.node.inputs.findIndex(({ name }) => name === to.port)];
  if (!start || !end) throw new Error(`The connection ${from.node} -> ${to.node} has no place`);
  const turns = via.map((turn, index) => (index % 2 === 0 ? origin.x : origin.y) + turn * FLOW_GRID);
  return { path: linePath(start, end, turns), points: cornersOf(start, end, turns) };
}

import type { Flow, FlowConnection, FlowNode } from './flow.js';
import { withColumns } from './flow-columns.js';
import { layoutFlow, type FlowLayout } from './flow-layout.js';
import { flowNodeShape } from './flow-shape.js';

/** Half of the room between two columns. */
const BESIDE = 6;

/** The picture of any flow: one that has no places gets them. */
export function layoutAnyFlow(flow: Flow): FlowLayout {
  return layoutFlow(withDetours(flow));
}

/**
 * Places for a flow that has none, with lines that pass no component between their ends: level in front of their turn or
 * behind it where that is free, else below everything. For flows in which it counts what is connected, such as a learner's.
 */
export function withDetours(flow: Flow): Flow {
  if (flow.nodes.every(({ at }) => at)) return flow;
  const placed = withColumns(flow);
  const boxes = placed.nodes.map((node) => {
    const [left = 0, top = 0] = node.at ?? [];
    const { width, height, ...ports } = flowNodeShape(node);
    return { ...ports, node, left, right: left + width, top, bottom: top + height };
  });
  const boxOf = (id: string) => boxes.find(({ node }) => node.id === id);
  const below = Math.max(
    ...boxes.map(({ bottom }) => bottom),
    ...placed.connections.map(({ via }) => via?.[1] ?? 0),
  );
  let lane = 0;
  const connections = placed.connections.map((connection): FlowConnection => {
    const [source, target] = [boxOf(connection.from.node), boxOf(connection.to.node)];
    if (connection.via || !source || !target) return connection;
    const between = boxes.filter(({ left, right }) => left > source.right && right < target.left);
    const isFree = (y: number) => between.every(({ top, bottom }) => y < top || y > bottom);
    if (between.length === 0) return connection;
    const start = source.top + (source.outputs[indexOf(source.node.outputs, connection.from.port)] ?? 0);
    const end = target.top + (target.inputs[indexOf(target.node.inputs, connection.to.port)] ?? 0);
    const column = boxes.filter(({ left }) => left === source.left).map(({ right }) => right);
    if (isFree(start)) return { ...connection, via: [target.left - BESIDE] };
    if (isFree(end)) return { ...connection, via: [Math.max(...column) + BESIDE] };
    lane += 1;
    const aside = Math.min(lane * 2, 2 * BESIDE - 2);
    return { ...connection, via: [Math.max(...column) + aside, below + lane * 2, target.left - aside] };
  });
  return { ...placed, connections };
}

function indexOf(ports: FlowNode['inputs'], port: string): number {
  return ports.findIndex(({ name }) => name === port);
}

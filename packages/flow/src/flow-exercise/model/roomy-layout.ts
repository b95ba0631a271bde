import type { Flow } from '../../model/flow.js';
import { layoutFlow, type FlowLayout } from '../../model/flow-layout.js';
import type { FlowPoint } from '../../model/flow-line.js';
import { FLOW_GRID } from '../../model/flow-shape.js';

/** How much higher everything is. */
const STRETCH = 4 / 3;

/** How high the row of a port is. */
export const ROOMY_ROW = 6 * FLOW_GRID * STRETCH;

/** The picture of a flow that has places, with rows that a finger meets where it is drawn a quarter smaller. */
export function roomyLayout(flow: Flow): FlowLayout {
  const { width, height, nodes, connections } = layoutFlow(flow);
  const lower = ({ x, y }: FlowPoint) => ({ x, y: y * STRETCH });
  return {
    width,
    height: height * STRETCH,
    nodes: nodes.map((placed) => ({
      ...placed,
      y: placed.y * STRETCH,
      height: placed.height * STRETCH,
      inputs: placed.inputs.map(lower),
      outputs: placed.outputs.map(lower),
    })),
    connections: connections.map(({ connection, path }) => ({
      connection,
      // Its places are written as pairs.
      path: path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${x} ${Number(y) * STRETCH}`),
    })),
  };
}

import { BRIEF_DRAWING } from './brief-drawing.js';
import type { Flow } from './flow.js';
import { layoutFlow, type FlowLayout } from './flow-layout.js';
import { stackDrawn, stackFlow } from './flow-stack.js';

/** Of the smallest letters, in pixels, before a picture is made smaller; and what is still read on a phone. */
const [DRAWN, READ] = [13, 11];

/**
 * The whole of a flow in a place for which its columns may be too wide: whichever of its layouts has the largest letters there.
 * Where nobody would read them, it is drawn without the names of ports.
 */
export function fitFlow(flow: Flow, columns: FlowLayout, width: number, height = Infinity): FlowLayout {
  const scaleOf = (layout: FlowLayout) => Math.min(1, width / layout.width, height / layout.height);
  const best = (layouts: readonly FlowLayout[]) =>
    layouts.reduce((one, other) => (scaleOf(other) > scaleOf(one) ? other : one));
  const half = Math.ceil(flow.nodes.length / 2);
  const full = best([columns, layoutFlow(stackFlow(flow, half)), layoutFlow(stackFlow(flow))]);
  if (scaleOf(full) * DRAWN >= READ || height === Infinity) return full;
  const connected = withoutFreePorts(flow);
  return best([
    full,
    ...flow.nodes.map((_, index) =>
      layoutFlow(stackDrawn(connected, index + 1, BRIEF_DRAWING), BRIEF_DRAWING),
    ),
  ]);
}

/** Nobody can tell a port from others that has neither a name nor a line. */
function withoutFreePorts(flow: Flow): Flow {
  const isTaken = (side: 'from' | 'to', node: string, port: string) =>
    flow.connections.some((connection) => connection[side].node === node && connection[side].port === port);
  return {
    ...flow,
    nodes: flow.nodes.map((node) => ({
      ...node,
      inputs: node.inputs.filter(({ name }) => isTaken('to', node.id, name)),
      outputs: node.outputs.filter(({ name }) => isTaken('from', node.id, name)),
    })),
  };
}

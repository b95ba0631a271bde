import type { Flow } from './flow.js';
import { layoutFlow, type FlowLayout } from './flow-layout.js';
import { stackFlow } from './flow-stack.js';

/** The whole of a flow in a place for which its columns may be too wide: whichever of its layouts has the largest letters there. */
export function fitFlow(flow: Flow, columns: FlowLayout, width: number, height: number): FlowLayout {
  const half = Math.ceil(flow.nodes.length / 2);
  const scale = (layout: FlowLayout) => Math.min(1, width / layout.width, height / layout.height);
  return [layoutFlow(stackFlow(flow, half)), layoutFlow(stackFlow(flow))].reduce(
    (best, other) => (scale(other) > scale(best) ? other : best),
    columns,
  );
}

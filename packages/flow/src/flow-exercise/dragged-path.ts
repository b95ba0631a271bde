import { linePath, type FlowPoint } from '../model/flow-line.js';
import type { PortPlace } from './model/exercise-flow.js';

/** The line that is dragged. Lines lead from outputs to inputs, also where they are dragged the other way. */
export function draggedPath(start: FlowPoint, to: FlowPoint, side: PortPlace['side']): string {
  return side === 'output' ? linePath(start, to, []) : linePath(to, start, []);
}

import type { FlowConnection } from '../../model/flow.js';
import type { FlowLayout, PlacedConnection } from '../../model/flow-layout.js';
import { linePath, type FlowPoint } from '../../model/flow-line.js';
import { FLOW_GRID } from '../../model/flow-shape.js';
import { connectionText, isSamePort, type PortPlace } from './exercise-flow.js';

/** Where a port is taken hold of: its row in the box of its component, and what stands out of it. */
export interface PortTarget {
  readonly place: PortPlace;
  /** The port itself. */
  readonly point: FlowPoint;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** As high as the rows of a box: the least that a finger needs. */
const HEIGHT = 6 * FLOW_GRID;

/**
 * Where each port of a picture is taken hold of.
 *
 * @param height - that of a row. What stands out of a box is half as wide.
 */
export function portTargets({ nodes }: FlowLayout, height = HEIGHT): readonly PortTarget[] {
  const outside = height / 2;
  return nodes.flatMap(({ node, x, width, inputs, outputs }) => {
    const target = (port: string, point: FlowPoint | undefined, side: PortPlace['side']): PortTarget[] =>
      point
        ? [
            {
              place: { node: node.id, port, side },
              point,
              x: side === 'input' ? x - outside : x,
              y: point.y - height / 2,
              width: width + outside,
              height,
            },
          ]
        : [];
    return [
      ...node.inputs.flatMap(({ name }, index) => target(name, inputs[index], 'input')),
      ...node.outputs.flatMap(({ name }, index) => target(name, outputs[index], 'output')),
    ];
  });
}

/** The port at a place of the picture: the one whose target it is in, or the nearest within reach. */
export function portAt(targets: readonly PortTarget[], { x, y }: FlowPoint): PortPlace | null {
  const away = (target: PortTarget) =>
    Math.max(target.x - x, x - target.x - target.width, target.y - y, y - target.y - target.height, 0);
  const [nearest] = targets
    .map((target) => ({ target, away: away(target) }))
    .filter((one) => one.away < HEIGHT)
    .sort((a, b) => a.away - b.away);
  return nearest?.target.place ?? null;
}

/** Whether a place of the picture is on a port itself or within reach of it, not on its name. */
export function isOnPort(
  targets: readonly PortTarget[],
  place: PortPlace,
  at: FlowPoint,
  reach: number,
): boolean {
  const target = targets.find((one) => isSamePort(one.place, place));
  return target !== undefined && Math.abs(target.point.x - at.x) <= Math.max(target.height / 2, reach);
}

/** Where a port is in the picture. */
export function pointOf(targets: readonly PortTarget[], place: PortPlace): FlowPoint | undefined {
  return targets.find((target) => isSamePort(target.place, place))?.point;
}

/** The lines of connections: as the picture of the whole flow has them, or straight on. */
export function linesOf(
  layout: FlowLayout,
  targets: readonly PortTarget[],
  connections: readonly FlowConnection[],
): readonly PlacedConnection[] {
  return connections.flatMap((connection) => {
    const name = connectionText(connection);
    const known = layout.connections.find((one) => connectionText(one.connection) === name);
    if (known) return [known];
    const start = pointOf(targets, { ...connection.from, side: 'output' });
    const end = pointOf(targets, { ...connection.to, side: 'input' });
    return start && end ? [{ connection, path: linePath(start, end, []) }] : [];
  });
}

import type { FlowLayout } from './flow-layout.js';
import type { FlowPoint } from './flow-line.js';
import {
  isSameConnection,
  type Flow,
  type FlowConnection,
  type FlowEnd,
  type FlowNode,
  type FlowPort,
} from './flow.js';

/** Reads a port as lessons write it: the component, a dot, and the name, which may have dots of its own. */
export function toEnd(text: string): FlowEnd {
  const dot = text.indexOf('.');
  return { node: text.slice(0, Math.max(dot, 0)), port: text.slice(dot + 1) };
}

/** A port of a component. */
export function portOf(
  nodes: readonly FlowNode[],
  { node, port }: FlowEnd,
  side: 'inputs' | 'outputs',
): FlowPort | undefined {
  return nodes.find(({ id }) => id === node)?.[side].find(({ name }) => name === port);
}

/** What a question names: a connection as `a.Output -> b.Input`, or one of its ends, as `a.Output ->` or `-> b.Input`. */
interface FlowPlace {
  readonly from?: FlowEnd;
  readonly to?: FlowEnd;
}

function readPlace(text: string): FlowPlace {
  if (text.endsWith(' ->')) return { from: toEnd(text.slice(0, -3)) };
  if (text.startsWith('-> ')) return { to: toEnd(text.slice(3)) };
  const arrow = text.lastIndexOf(' -> ');
  return arrow < 0 ? {} : { from: toEnd(text.slice(0, arrow)), to: toEnd(text.slice(arrow + 4)) };
}

/** Whether a flow has the ports of a place; between two there need be no connection. */
export function hasPlace({ nodes }: Flow, text: string): boolean {
  const { from, to } = readPlace(text);
  return (
    (from ?? to) !== undefined &&
    (!from || portOf(nodes, from, 'outputs') !== undefined) &&
    (!to || portOf(nodes, to, 'inputs') !== undefined)
  );
}

/** The flow with the connections that a question names besides its own, so that none of them tells whether it is there. */
export function withAsked(flow: Flow, places: readonly string[]): Flow {
  const asked = places.flatMap((text): FlowConnection[] => {
    const { from, to } = readPlace(text);
    if (!from || !to || flow.connections.some((known) => isSameConnection(known, { from, to }))) return [];
    return [{ from, to, type: portOf(flow.nodes, from, 'outputs')?.type ?? '' }];
  });
  return { ...flow, connections: [...flow.connections, ...asked] };
}

/** The components that places are at. */
export function nodesOfPlaces(places: readonly string[]): readonly string[] {
  return places.map(readPlace).flatMap(({ from, to }) => [from, to].flatMap((end) => end?.node ?? []));
}

/** A part of a flow: some of its components, what leads to them, and what they lead to. */
export function aroundNodes(flow: Flow, ids: readonly string[]): Flow {
  const connections = flow.connections.filter(({ from, to }) =>
    [from, to].some(({ node }) => ids.includes(node)),
  );
  const shown = [...ids, ...connections.flatMap(({ from, to }) => [from.node, to.node])];
  return { ...flow, connections, nodes: flow.nodes.filter(({ id }) => shown.includes(id)) };
}

/**
 * What of a flow is drawn with a question: around what it is about, and otherwise the whole, in which nothing tells a connection that is
 * there from one that is only asked for.
 */
export function shownWith(
  flow: Flow,
  { places = [], about }: { readonly places?: readonly string[]; readonly about?: string },
): Flow {
  // It is laid out anew with its numbers.
  const nodes = flow.nodes.map(({ at: _at, ...node }) => node);
  const drawn = flow.connections.map(({ via: _via, ...connection }) => connection);
  if (about !== undefined) return aroundNodes({ ...flow, nodes, connections: drawn }, nodesOfPlaces([about]));
  const connections = drawn.filter(
    (known) =>
      !places.map(readPlace).some(({ from, to }) => from && to && isSameConnection(known, { from, to })),
  );
  return withAsked({ ...flow, nodes, connections }, places);
}

/** How far in front of its port, in pixels, a number leaves the port's name to be read. */
const BESIDE = 16;

/** Where on its line a number may stand, the middle first. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/** How far from every port, in pixels, a number on a line stands where it can, so that it is taken for none of them. */
const APART = 24;

/** Where a place is in a picture: beside a port, or on a line, in its middle where no port is near. Undefined for what the picture does not have. */
export function pointOfPlace({ nodes, connections }: FlowLayout, text: string): FlowPoint | undefined {
  const { from, to } = readPlace(text);
  if (from && to) {
    const line = connections.find(({ connection }) => isSameConnection(connection, { from, to }));
    if (!line) return undefined;
    const ports = nodes.flatMap(({ inputs, outputs }) => [...inputs, ...outputs]);
    const isApart = (point: FlowPoint) =>
      ports.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) >= APART);
    const points = pointsOn(line.path, SHARES);
    return points.find(isApart) ?? points[0];
  }
  const [end, side, outwards] = from ? [from, 'outputs' as const, BESIDE] : [to, 'inputs' as const, -BESIDE];
  const placed = nodes.find(({ node }) => node.id === end?.node);
  const point = placed?.[side][placed.node[side].findIndex(({ name }) => name === end?.port)];
  return point && { x: point.x + outwards, y: point.y };
}

/** The points after shares of a line. What bends it is taken for a corner. */
function pointsOn(path: string, shares: readonly number[]): readonly FlowPoint[] {
  const corners = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  const pieces = corners.slice(1).map((end, index) => {
    const start = corners[index] ?? end;
    return { start, end, length: Math.hypot(end.x - start.x, end.y - start.y) };
  });
  const whole = pieces.reduce((sum, { length }) => sum + length, 0);
  return shares.flatMap((share) => {
    let left = whole * share;
    for (const { start, end, length } of pieces) {
      if (left <= length) {
        const part = length === 0 ? 0 : left / length;
        return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
      }
      left -= length;
    }
    return corners.at(-1) ?? [];
  });
}

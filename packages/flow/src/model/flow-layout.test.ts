import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFlow } from './flow.arbitrary.js';
import { backwardConnections } from './flow-columns.js';
import { layoutAnyFlow, withDetours } from './flow-detours.js';
import { layoutFlow, type FlowLayout } from './flow-layout.js';
import { cornersOf, linePath } from './flow-line.js';
import { defineFlow } from './define-flow.js';
import { BRIEF_DRAWING } from './brief-drawing.js';
import { FULL_DRAWING } from './flow-shape.js';
import { stackDrawn, stackFlow } from './flow-stack.js';
import type { Flow } from './flow.js';

function overlaps({ nodes }: FlowLayout): string[] {
  return nodes.flatMap((a, index) =>
    nodes
      .slice(index + 1)
      .filter(
        (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
      )
      .map((b) => `${a.node.id} ${b.node.id}`),
  );
}

/** The flow with a place for each component, as a build writes it. */
const placed = (flow: Flow): Flow => ({
  ...flow,
  nodes: flow.nodes.map((node, index) => ({ ...node, at: [index * 50, index * 3] })),
  connections: flow.connections.map((connection, index) => ({
    ...connection,
    via: [-index, 90 + index, 45],
  })),
});

describe.each([
  ['that has got its places', withDetours],
  ['with the places of a build', placed],
  ['one component below the other', (flow: Flow) => stackFlow(flow)],
  ['in two columns from top to bottom', (flow: Flow) => stackFlow(flow, 2)],
  ['without the names of its ports', (flow: Flow) => stackDrawn(flow, 2, BRIEF_DRAWING), BRIEF_DRAWING],
])('the picture of a flow %s', (_, prepare, drawing = FULL_DRAWING) => {
  it('has every component and connection, inside its frame and without overlap', () => {
    fc.assert(
      fc.property(anyFlow().map(prepare), (flow) => {
        const picture = layoutFlow(flow, drawing);
        expect(picture.nodes.map(({ node }) => node.id)).toEqual(flow.nodes.map(({ id }) => id));
        expect(picture.connections.map(({ connection }) => connection)).toEqual(flow.connections);
        expect(overlaps(picture)).toEqual([]);
        for (const { x, y, width, height } of picture.nodes) {
          expect(Math.min(x, y)).toBeGreaterThan(0);
          expect(x + width).toBeLessThan(picture.width);
          expect(y + height).toBeLessThan(picture.height);
        }
      }),
    );
  });

  it('draws every line between its two ports', () => {
    fc.assert(
      fc.property(anyFlow().map(prepare), (flow) => {
        const { connections, nodes } = layoutFlow(flow, drawing);
        for (const { connection, path } of connections) {
          const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
          const source = nodes.find(({ node }) => node.id === connection.from.node);
          const target = nodes.find(({ node }) => node.id === connection.to.node);
          const start =
            source?.outputs[source.node.outputs.findIndex(({ name }) => name === connection.from.port)];
          const end = target?.inputs[target.node.inputs.findIndex(({ name }) => name === connection.to.port)];
          expect(numbers.slice(0, 2)).toEqual([start?.x, start?.y]);
          expect(numbers.slice(-2)).toEqual([end?.x, end?.y]);
        }
      }),
    );
  });
});

it('a component without a place stands after what feeds it; what leads back moves nothing', () => {
  const flow = defineFlow({
    title: 'Chain',
    nodes: {
      c: { title: 'C', inputs: ['In: Message'], outputs: ['Out: Message'] },
      a: { title: 'A', outputs: ['Out: Message'] },
      b: { title: 'B', inputs: ['In: Message'], outputs: ['Out: Message'] },
    },
    connections: ['a.Out -> b.In', 'b.Out -> c.In'],
  });
  const across = Object.fromEntries(layoutAnyFlow(flow).nodes.map(({ node, x }) => [node.id, x]));
  expect(across['a']).toBeLessThan(across['b'] ?? 0);
  expect(across['b']).toBeLessThan(across['c'] ?? 0);

  const [first] = flow.connections;
  const loop = {
    ...flow,
    connections: [...flow.connections, { ...first, from: { node: 'c', port: 'Out' } }],
  } as Flow;
  expect([...backwardConnections(loop)].map(({ from }) => from.node)).toHaveLength(1);
});

it('a line with detours passes no component of a column between its ends', () => {
  fc.assert(
    fc.property(anyFlow(), (flow) => {
      const { connections, nodes } = layoutAnyFlow(flow);
      for (const { connection, path } of connections) {
        const source = nodes.find(({ node }) => node.id === connection.from.node);
        const target = nodes.find(({ node }) => node.id === connection.to.node);
        const left = (source?.x ?? 0) + (source?.width ?? 0);
        const between = nodes.filter(({ x, width }) => x > left && x + width < (target?.x ?? 0));
        const points = Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g), ([, x, y]) => ({
          x: Number(x),
          y: Number(y),
        }));
        // Between two columns a line may be as it likes; it passes others on the level.
        const level = points.flatMap((end, index) => {
          const start = points[index - 1];
          return start?.y === end.y
            ? [{ from: Math.min(start.x, end.x), to: Math.max(start.x, end.x), y: end.y }]
            : [];
        });
        for (const { x, y, width, height } of between) {
          const beside = level.filter(({ from, to }) => from <= x && to >= x + width);
          expect(beside.length).toBeGreaterThan(0);
          expect(beside.filter((line) => line.y > y && line.y < y + height)).toEqual([]);
        }
      }
    }),
  );
});

it('below each other, components are passed by every line, which comes from the side', () => {
  fc.assert(
    fc.property(
      anyFlow().map((flow) => stackFlow(flow)),
      (flow) => {
        const boxes = layoutFlow(flow).nodes;
        const origin = { x: boxes[0]?.x ?? 0, y: (boxes[0]?.y ?? 0) - 4 * (flow.nodes[0]?.at?.[1] ?? 0) };
        const [left, right] = [origin.x, Math.max(...boxes.map(({ x, width }) => x + width))];
        for (const { via = [] } of flow.connections) {
          const [out = 0, across = 0, back = 0] = via.map((turn) => turn * 4);
          expect(origin.x + out).toBeGreaterThan(right);
          expect(origin.x + back).toBeLessThan(left);
          expect(
            boxes.filter(({ y, height }) => origin.y + across >= y && origin.y + across <= y + height),
          ).toEqual([]);
        }
      },
    ),
  );
});

it('a line that leads around something turns where it is told to, and only there', () => {
  const [start, end] = [
    { x: 0, y: 0 },
    { x: 100, y: 50 },
  ];
  expect(cornersOf(start, end, [20, 80, 90])).toEqual([
    { x: 20, y: 0 },
    { x: 20, y: 80 },
    { x: 90, y: 80 },
    { x: 90, y: 50 },
  ]);
  expect(linePath(start, end, [])).toBe('M0 0C50 0 50 50 100 50');
});

it('a line with one turn is level up to its turn, so that it passes what stands in its column', () => {
  expect(linePath({ x: 0, y: 0 }, { x: 200, y: 50 }, [190])).toBe('M0 0L180 0C190 0 190 50 200 50L200 50');
});

it('a box is as wide as its longest words', () => {
  const { nodes } = layoutFlow(
    defineFlow({
      title: 'Words',
      nodes: {
        a: { title: 'A' },
        b: { title: 'Command line option' },
        c: { title: 'C', outputs: ['JSON or Table: T'] },
      },
      connections: [],
    }),
  );
  const [short = 0, title = 0, port = 0] = nodes.map(({ width }) => width);
  expect(short).toBeLessThan(port);
  expect(port).toBeLessThan(title);
});

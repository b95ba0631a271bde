import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFlow } from './flow.arbitrary.js';
import { defineFlow } from './define-flow.js';
import {
  backwardConnections,
  FLOW_SIZES,
  flowColumns,
  layoutNarrow,
  layoutWide,
  type FlowLayout,
} from './flow-layout.js';

const chain = defineFlow({
  title: 'Chain',
  nodes: {
    a: { title: 'A', outputs: ['Out: Message'] },
    tool: { title: 'Tool', outputs: ['Out: Tool'] },
    b: { title: 'B', inputs: ['In: Message'], outputs: ['Out: Message'] },
    c: { title: 'C', inputs: ['In: Message', 'Tools: Tool'], outputs: ['Out: Message'] },
  },
  connections: ['a.Out -> b.In', 'b.Out -> c.In', 'tool.Out -> c.Tools', 'c.Out -> b.In'],
});

function overlaps({ nodes }: FlowLayout): string[] {
  return nodes.flatMap((a, index) =>
    nodes
      .slice(index + 1)
      .filter(
        (b) => Math.abs(a.x - b.x) < FLOW_SIZES.nodeWidth && a.y < b.y + b.height && b.y < a.y + a.height,
      )
      .map((b) => `${a.node.id} ${b.node.id}`),
  );
}

describe('columns', () => {
  it('a component stands after what feeds it and next to what it feeds; what leads back moves nothing', () => {
    expect(Object.fromEntries(flowColumns(chain))).toEqual({ a: 0, b: 1, tool: 1, c: 2 });
    expect([...backwardConnections(chain.nodes, chain.connections)].map(({ from }) => from.node)).toEqual([
      'c',
    ]);
  });

  it('every connection leads to a later column, unless it leads back', () => {
    fc.assert(
      fc.property(anyFlow(), (flow) => {
        const columns = flowColumns(flow);
        const backward = backwardConnections(flow.nodes, flow.connections);
        for (const connection of flow.connections.filter((one) => !backward.has(one)))
          expect(columns.get(connection.to.node)).toBeGreaterThan(columns.get(connection.from.node) ?? 0);
        expect(Math.min(...columns.values())).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe.each([
  ['wide', layoutWide],
  ['narrow', layoutNarrow],
] as const)('the %s picture', (_, layout) => {
  it('has a place for every component and connection, inside its frame and without overlap', () => {
    fc.assert(
      fc.property(anyFlow(), (flow) => {
        const picture = layout(flow);
        expect(picture.nodes.map(({ node }) => node.id).sort()).toEqual(
          flow.nodes.map(({ id }) => id).sort(),
        );
        expect(picture.connections.map(({ connection }) => connection)).toEqual(flow.connections);
        expect(overlaps(picture)).toEqual([]);
        for (const { x, y, height } of picture.nodes) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + FLOW_SIZES.nodeWidth).toBeLessThanOrEqual(picture.width);
          expect(y + height).toBeLessThanOrEqual(picture.height);
        }
      }),
    );
  });

  it('draws every line between its two ports, inside the frame', () => {
    fc.assert(
      fc.property(anyFlow(), (flow) => {
        const { connections, nodes, width, height } = layout(flow);
        for (const { connection, path } of connections) {
          const numbers = path.match(/-?\d+(\.\d+)?(e-?\d+)?/g)?.map(Number) ?? [];
          const source = nodes.find(({ node }) => node.id === connection.from.node);
          const start =
            source?.outputs[source.node.outputs.findIndex(({ name }) => name === connection.from.port)];
          expect(numbers.slice(0, 2)).toEqual([start?.x, start?.y]);
          numbers.forEach((value, index) => {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(index % 2 === 0 ? width : height);
          });
        }
      }),
    );
  });
});

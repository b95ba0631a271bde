import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineFlow, flowMaker } from './define-flow.js';
import { layoutFlow } from './flow-layout.js';
import { aroundNodes, nodesOfPlaces, pointOfPlace, shownWith, withAsked } from './flow-places.js';
import { stackFlow } from './flow-stack.js';
import type { Flow, FlowConnection, TaskFlow } from './flow.js';
import { anyFlow } from './flow.arbitrary.js';

/** Every connection that a flow could have, and every port. */
function placesOf({ nodes }: Flow): readonly string[] {
  const [outputs, inputs] = (['outputs', 'inputs'] as const).map((side) =>
    nodes.flatMap((node) => node[side].map(({ name }) => `${node.id}.${name}`)),
  );
  return [
    ...(outputs ?? []).flatMap((from) => [`${from} ->`, ...(inputs ?? []).map((to) => `${from} -> ${to}`)]),
    ...(inputs ?? []).map((to) => `-> ${to}`),
  ];
}

test('each port of any flow, and each connection that it has or could have, is in its picture', () => {
  fc.assert(
    fc.property(anyFlow(), (any) => {
      const flow: TaskFlow = { ...any, kind: 'flow' };
      const places = placesOf(flow);
      const asked = withAsked(flow, places);
      for (const picture of [layoutFlow(asked), layoutFlow(stackFlow(asked))])
        for (const place of places) {
          expect(flowMaker.hasPlace?.(flow, place)).toBe(true);
          const { x, y } = pointOfPlace(picture, place) ?? { x: Number.NaN, y: Number.NaN };
          expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
        }
    }),
    { numRuns: 30 },
  );
});

test('what a question is about is marked among all connections of its components, and nothing further away is shown', () => {
  fc.assert(
    fc.property(anyFlow(), (flow) => {
      for (const place of placesOf(flow)) {
        const asked = nodesOfPlaces([place]);
        const whole = withAsked(flow, [place]);
        const part = aroundNodes(whole, asked);
        const touches = ({ from, to }: FlowConnection) =>
          asked.includes(from.node) || asked.includes(to.node);
        expect(part.connections).toEqual(whole.connections.filter(touches));
        const isNear = (id: string) =>
          asked.includes(id) || part.connections.some(({ from, to }) => from.node === id || to.node === id);
        expect(part.nodes).toEqual(flow.nodes.filter(({ id }) => isNear(id)));
        expect(pointOfPlace(layoutFlow(stackFlow(part)), place)).toBeDefined();
      }
    }),
    { numRuns: 30 },
  );
});

test('with a question of a test nothing tells a connection that is there from one that is only asked for', () => {
  fc.assert(
    fc.property(anyFlow(), (flow) => {
      const places = placesOf(flow).filter((place) => !place.startsWith('->') && !place.endsWith('->'));
      const isAsked = ({ from, to }: FlowConnection) =>
        places.includes(`${from.node}.${from.port} -> ${to.node}.${to.port}`);
      const without = { ...flow, connections: flow.connections.filter((one) => !isAsked(one)) };
      const shown = shownWith(flow, { places });
      expect(shown).toEqual(shownWith(without, { places }));
      expect(shownWith(shown, { places })).toEqual(shown);
      for (const place of places) expect(pointOfPlace(layoutFlow(stackFlow(shown)), place)).toBeDefined();
    }),
    { numRuns: 30 },
  );
});

const bakery = {
  kind: 'flow' as const,
  title: 'Bakery',
  nodes: {
    oven: { title: 'Oven', inputs: ['Dough: Bread'], outputs: ['Loaf: Bread'] },
    shelf: { title: 'Shelf', inputs: ['Loaves: Bread'] },
  },
  connections: [],
};

test.each([
  ['oven.Loaf -> shelf.Loaves', true],
  ['oven.Loaf ->', true],
  ['-> oven.Dough', true],
  ['oven.Dough ->', false],
  ['oven.Loaf -> shelf.Bread', false],
  ['oven.Loaf', false],
  ['->', false],
])('%s is a place of a flow as it is written: %s', (place, isOne) => {
  expect(flowMaker.hasPlace?.(bakery, place)).toBe(isOne);
});

test('a number stands half way along a line, or at its port', () => {
  const picture = layoutFlow(withAsked(defineFlow(bakery), ['oven.Loaf -> shelf.Loaves']));
  const from = pointOfPlace(picture, 'oven.Loaf ->');
  const to = pointOfPlace(picture, '-> shelf.Loaves');
  const middle = pointOfPlace(picture, 'oven.Loaf -> shelf.Loaves');
  expect(middle?.x).toBeCloseTo(((from?.x ?? 0) + (to?.x ?? 0)) / 2);
  expect(middle?.y).toBeCloseTo(((from?.y ?? 0) + (to?.y ?? 0)) / 2);
});

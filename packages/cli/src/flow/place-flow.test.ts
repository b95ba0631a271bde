import { defineFlow, flowNodeShape, type Flow } from '@course-kit/flow/model';
import { expect, it } from 'vitest';
import { placeFlow } from './place-flow.js';

const part = (title: string) => ({ title, inputs: ['In: Message'], outputs: ['Out: Message'] });

const rectangle = ({ nodes }: Flow, id: string) => {
  const node = nodes.find((one) => one.id === id);
  const [left = Number.NaN, top = Number.NaN] = node?.at ?? [];
  const { width = 0, height = 0 } = node ? flowNodeShape(node) : {};
  return { left, top, right: left + width, bottom: top + height };
};

it('places a chain from left to right, in whole steps of the grid', async () => {
  const flow = await placeFlow(
    defineFlow({
      title: 'Chain',
      nodes: { c: part('C'), a: part('A'), b: part('B') },
      connections: ['a.Out -> b.In', 'b.Out -> c.In'],
    }),
  );
  const [a, b, c] = ['a', 'b', 'c'].map((id) => rectangle(flow, id));

  expect(a?.right).toBeLessThan(b?.left ?? 0);
  expect(b?.right).toBeLessThan(c?.left ?? 0);
  expect(flow.nodes.flatMap(({ at = [] }) => at).every(Number.isInteger)).toBe(true);
});

it('puts unconnected flows into rows of their own', async () => {
  const flow = await placeFlow(
    defineFlow({
      title: 'Two',
      nodes: { a: part('A'), b: part('B'), x: part('X'), y: part('Y') },
      connections: ['a.Out -> b.In', 'x.Out -> y.In'],
    }),
  );
  const above = Math.max(rectangle(flow, 'a').bottom, rectangle(flow, 'b').bottom);

  expect(above).toBeLessThan(Math.min(rectangle(flow, 'x').top, rectangle(flow, 'y').top));
});

it('routes a line that goes back around the components of the loop', async () => {
  const flow = await placeFlow(
    defineFlow({
      title: 'Loop',
      nodes: { a: part('A'), b: part('B'), c: part('C') },
      connections: ['a.Out -> b.In', 'b.Out -> c.In', 'c.Out -> b.In'],
    }),
  );
  const [, , back] = flow.connections;
  const [right = 0, across = 0, left = 0] = back?.via ?? [];
  const [b, c] = [rectangle(flow, 'b'), rectangle(flow, 'c')];

  expect(back?.via).toHaveLength(3);
  expect(right).toBeGreaterThan(c.right);
  expect(left).toBeLessThan(b.left);
  expect(across < Math.min(b.top, c.top) || across > Math.max(b.bottom, c.bottom)).toBe(true);
});

it('a flow too long to be read beside a lesson is wrapped into a second row', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const flow = await placeFlow(
    defineFlow({
      title: 'Long',
      nodes: Object.fromEntries(ids.map((id) => [id, part(`Language Model ${id}`)])),
      connections: ids.slice(1).map((id, index) => `${ids[index]}.Out -> ${id}.In`),
    }),
  );
  const places = ids.map((id) => rectangle(flow, id));

  // The 592 px beside a lesson at the least scale at which a picture is drawn, in steps of the grid.
  expect(Math.max(...places.map(({ right }) => right))).toBeLessThan(592 / 0.74 / 4);
  expect(places[6]?.top).toBeGreaterThan(places[0]?.bottom ?? Number.POSITIVE_INFINITY);
  expect(places[1]?.left).toBeGreaterThan(places[0]?.right ?? Number.POSITIVE_INFINITY);
});

it('a flow whose rows a line would run around stands in columns that are read from top to bottom', async () => {
  const chain = ['question', 'lookup', 'prompt', 'model', 'answer'];
  const flow = await placeFlow(
    defineFlow({
      title: 'Bike Shop Desk',
      nodes: {
        question: { title: 'Chat Input', outputs: ['Chat Message: Message'] },
        lookup: { title: 'Stock Lookup', inputs: ['Question: Message'], outputs: ['Stock Note: Message'] },
        prompt: { title: 'Prompt Template', inputs: ['stock: Message'], outputs: ['Prompt: Message'] },
        model: {
          title: 'Language Model',
          inputs: ['Input: Message', 'System Message: Message'],
          outputs: ['Model Response: Message'],
        },
        answer: { title: 'Chat Output', inputs: ['Inputs: Message'] },
      },
      connections: [
        'question.Chat Message -> lookup.Question',
        'question.Chat Message -> model.Input',
        'lookup.Stock Note -> prompt.stock',
        'prompt.Prompt -> model.System Message',
        'model.Model Response -> answer.Inputs',
      ],
    }),
  );
  const places = chain.map((id) => rectangle(flow, id));

  const lefts = new Set(places.map(({ left }) => left));
  expect(lefts.size).toBe(2);
  for (const start of lefts) {
    const tops = places.filter(({ left }) => left === start).map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  }
  const width = Math.max(...places.map(({ right }) => right));
  const reach = ({ via = [] }: Flow['connections'][number]) => Math.abs((via[0] ?? 0) - (via[2] ?? 0));
  expect(Math.max(...flow.connections.map(reach))).toBeLessThan(width * 0.75);
});

it('keeps nothing of the plain columns that a course gives a flow', async () => {
  const flow = defineFlow({
    title: 'Past',
    nodes: { a: part('A'), b: part('B') },
    connections: ['a.Out -> b.In'],
  });
  const inColumns = {
    ...flow,
    nodes: flow.nodes.map((node) => ({ ...node, at: [90, 40] })),
    connections: flow.connections.map((connection) => ({ ...connection, via: [43, 44, 115] })),
  };

  expect(await placeFlow(inColumns)).toEqual(await placeFlow(flow));
});

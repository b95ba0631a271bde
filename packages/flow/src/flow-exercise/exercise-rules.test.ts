import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineFlow } from '../model/define-flow.js';
import { anyFlow } from '../model/flow.arbitrary.js';
import type { Flow } from '../model/flow.js';
import { chooseMissing } from './model/choose-missing.js';
import { connectionText, portsOf, type PortPlace } from './model/exercise-flow.js';
import { beginExercise, canUndo, reset, tell, undo } from './model/exercise-history.js';
import { connect, isSolved, madeIn, type ExerciseState } from './model/exercise-state.js';
import { lead, startMending, takeOff, toMendedFlow } from './model/mending.js';
import { fittingInputs, stillMissing, stillWrong, tryConnection } from './model/try-connection.js';

/** Any flow with connections, some of which are missing; some components look the same. */
const anyExercise = fc
  .tuple(anyFlow(), fc.integer({ min: 1, max: 4 }), fc.array(fc.nat(), { minLength: 12, maxLength: 12 }))
  .filter(([flow]) => flow.connections.length > 0)
  .map(([flow, titles, order]) => {
    const alike: Flow = {
      ...flow,
      nodes: flow.nodes.map((node, index) => ({ ...node, title: `Node ${index % (titles * 2)}` })),
    };
    const missing = alike.connections
      .map((connection, index) => ({ name: connectionText(connection), key: order[index] ?? 0 }))
      .sort((a, b) => a.key - b.key)
      .slice(0, 1 + ((order[0] ?? 0) % alike.connections.length))
      .map(({ name }) => ({ connection: name }));
    return toMendedFlow(alike, { title: 'Any', missing });
  });

/** Any exercise in which connections are wrong as well, if its flow has ports for any. */
const anyMending = fc
  .tuple(anyExercise, fc.array(fc.nat(), { minLength: 1, maxLength: 2 }))
  .map(([{ flow, missing }, picks]) => {
    const ports = portsOf(flow);
    const pairs = ports
      .filter(({ side }) => side === 'output')
      .flatMap((from) =>
        ports.filter(({ side }) => side === 'input').map((to) => connectionText({ from, to })),
      );
    const wrong = picks.map((pick) => ({ connection: pairs[pick % pairs.length] ?? '' }));
    return toMendedFlow(flow, {
      title: 'Mend',
      missing: missing.map((one) => ({ connection: connectionText(one) })),
      wrong: wrong.filter(
        ({ connection }, index) => wrong.findIndex((one) => one.connection === connection) === index,
      ),
    });
  });

const places = (flow: Flow) => portsOf(flow);
const ends = (connection: Flow['connections'][number]): readonly [PortPlace, PortPlace] => [
  { ...connection.from, side: 'output' },
  { ...connection.to, side: 'input' },
];

test('whatever a learner tries, what is still missing can be made, and then the exercise is solved', () => {
  fc.assert(
    fc.property(anyExercise, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 }), (exercise, tries) => {
      const ports = places(exercise.flow);
      let state = beginExercise(exercise);
      for (const [first, second] of tries) {
        const [a, b] = [ports[first % ports.length], ports[second % ports.length]];
        if (a && b) ({ state } = connect(exercise, state, a, b));
      }
      for (const one of stillMissing(exercise, madeIn(state))) {
        const [output, input] = ends(one);
        const { answer, state: next } = connect(exercise, state, input, output);
        expect(answer.fits).toBe(true);
        state = next;
      }
      expect(isSolved(exercise, state)).toBe(true);
      expect(madeIn(state)).toHaveLength(exercise.missing.length);
    }),
  );
});

test('whatever a learner tries, what is wrong can be taken off, and nothing else; then what is missing can be made', () => {
  fc.assert(
    fc.property(anyMending, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 }), (exercise, tries) => {
      const ports = places(exercise.flow);
      let state = beginExercise(exercise);
      for (const [first, second] of tries) {
        const [a, b] = [ports[first % ports.length], ports[second % ports.length]];
        if (a && b) ({ state } = connect(exercise, state, a, b));
        const there = [...exercise.given, ...madeIn(state)];
        const one = there[second % there.length];
        if (!one) continue;
        const isWrong = stillWrong(exercise, madeIn(state)).some(
          (wrong) => connectionText(wrong) === connectionText(one),
        );
        const { answer, state: next } = takeOff(exercise, state, one);
        expect(answer.fits).toBe(isWrong);
        expect(madeIn(next)).toHaveLength(madeIn(state).length - (isWrong ? 1 : 0));
        state = next;
      }
      for (const wrong of stillWrong(exercise, madeIn(state))) ({ state } = takeOff(exercise, state, wrong));
      for (const one of stillMissing(exercise, madeIn(state)))
        ({ state } = connect(exercise, state, ...ends(one)));
      expect(isSolved(exercise, state)).toBe(true);
      expect(madeIn(state)).toHaveLength(exercise.missing.length);
      const kept = madeIn(state).map(connectionText);
      expect(isSolved(exercise, beginExercise(exercise, kept, startMending(exercise, kept)))).toBe(true);
      state = reset(state);
      expect(madeIn(state)).toEqual(exercise.wrong);
      expect(isSolved(exercise, undo(state))).toBe(true);
    }),
  );
});

test('a solved exercise takes no further connection', () => {
  fc.assert(
    fc.property(anyExercise, fc.nat(), fc.nat(), (exercise, first, second) => {
      const ports = places(exercise.flow);
      const [a, b] = [ports[first % ports.length], ports[second % ports.length]];
      expect(a && b && tryConnection(exercise, exercise.missing, a, b).fits).toBe(false);
    }),
  );
});

test('taking back leads through the same states to the first, also over starts from the beginning', () => {
  fc.assert(
    fc.property(anyExercise, fc.array(fc.boolean(), { maxLength: 10 }), (exercise, acts) => {
      let state = beginExercise(exercise);
      const passed: ExerciseState[] = [state];
      for (const isReset of acts) {
        const [next] = stillMissing(exercise, madeIn(state));
        const after = isReset || !next ? reset(state) : connect(exercise, state, ...ends(next)).state;
        if (after !== state) passed.push(after);
        state = after;
      }
      for (const before of passed.toReversed()) {
        expect(madeIn(state)).toEqual(madeIn(before));
        state = undo(state);
      }
      expect(canUndo(state)).toBe(false);
    }),
  );
});

test('what was kept is there again, whatever else stands there', () => {
  fc.assert(
    fc.property(anyExercise, fc.array(fc.string()), (exercise, other) => {
      const kept = exercise.missing.map(connectionText);
      const state = beginExercise(exercise, [...other, ...kept, ...kept]);
      expect(isSolved(exercise, state)).toBe(true);
    }),
  );
});

test('what fits an output is free and of its type, and what is missing is among it', () => {
  fc.assert(
    fc.property(anyExercise, (exercise) => {
      for (const one of exercise.missing) {
        const [output, input] = ends(one);
        const fitting = fittingInputs(exercise, [], output);
        expect(fitting).toContainEqual(input);
      }
    }),
  );
});

test('connections that are left out where an author names none are of the flow, few, and always the same', () => {
  fc.assert(
    fc.property(anyFlow(), (flow) => {
      const chosen = chooseMissing(flow);
      const all = flow.connections.map(connectionText);
      expect(chosen).toEqual(chooseMissing(structuredClone(flow)));
      expect(chosen.every((one) => all.includes(one))).toBe(true);
      expect(new Set(chosen).size).toBe(Math.min(all.length, all.length < 3 ? 1 : all.length < 6 ? 2 : 3));
    }),
  );
});

const flow = defineFlow({
  title: 'Bakery',
  nodes: {
    order: { title: 'Order', outputs: ['Order: Message', 'List: Table'] },
    baker: {
      title: 'Baker',
      inputs: ['Input: Message', 'Rules: Message', 'Tools: Tool'],
      outputs: ['Bread: Message'],
    },
    scale: { title: 'Scale', outputs: ['Toolset: Tool'] },
    oven: { title: 'Oven', outputs: ['Toolset: Tool'] },
    knife: { title: 'Knife', outputs: ['Toolset: Tool'] },
    counter: { title: 'Counter', inputs: ['Input: Message'] },
    shelf: { title: 'Shelf', inputs: ['Input: Table'] },
  },
  connections: [
    'order.Order -> baker.Input',
    'scale.Toolset -> baker.Tools',
    'oven.Toolset -> baker.Tools',
    'baker.Bread -> counter.Input',
    'order.List -> shelf.Input',
  ],
});
const exercise = toMendedFlow(flow, {
  title: 'Connect the baker',
  missing: [
    { connection: 'order.Order -> baker.Input', hint: 'The baker waits.' },
    { connection: 'scale.Toolset -> baker.Tools' },
  ],
  takes: { 'shelf.Input': ['Table', 'JSON'] },
});
const port = (name: string, side: PortPlace['side']): PortPlace => {
  const [node = '', own = ''] = name.split('.');
  return { node, port: own, side };
};
const refusal = (from: PortPlace, to: PortPlace) => {
  const { answer } = connect(exercise, beginExercise(exercise), from, to);
  return answer.fits ? null : answer.refusal;
};

describe('a connection is refused with its reason', () => {
  test.each([
    ['order.Order', 'shelf.Input', { reason: 'type', given: 'Message', taken: ['Table', 'JSON'] }],
    ['order.Order', 'counter.Input', { reason: 'taken', input: port('counter.Input', 'input') }],
    ['oven.Toolset', 'baker.Tools', { reason: 'connected' }],
    ['baker.Bread', 'baker.Rules', { reason: 'own' }],
    [
      'order.Order',
      'baker.Rules',
      { reason: 'elsewhere', output: port('order.Order', 'output'), input: port('baker.Rules', 'input') },
    ],
  ])('%s to %s', (from, to, expected) => {
    expect(refusal(port(from, 'output'), port(to, 'input'))).toEqual(expected);
    expect(refusal(port(to, 'input'), port(from, 'output'))).toEqual(expected);
  });

  test('between two ports of one side', () => {
    expect(refusal(port('order.Order', 'output'), port('baker.Bread', 'output'))).toEqual({
      reason: 'side',
      side: 'output',
    });
  });
});

const mending = toMendedFlow(flow, {
  title: 'Mend the bakery',
  missing: [{ connection: 'order.Order -> baker.Input' }],
  wrong: [
    { connection: 'order.Order -> baker.Rules', hint: 'Orders are no rules.' },
    { connection: 'order.Order -> baker.Input' },
    { connection: 'order.Gone -> baker.Rules' },
  ],
});

test('what is wrong is there at first; what belongs in the flow, or is none of it, is never wrong', () => {
  const state = beginExercise(mending);
  expect(madeIn(state).map(connectionText)).toEqual(['order.Order -> baker.Rules']);
  expect(stillWrong(mending, madeIn(state))[0]?.hint).toBe('Orders are no rules.');
  // It is mended in either order.
  const { state: connected } = connect(
    mending,
    state,
    port('order.Order', 'output'),
    port('baker.Input', 'input'),
  );
  expect(isSolved(mending, connected)).toBe(false);
  const [wrong] = stillWrong(mending, madeIn(connected));
  expect(wrong && isSolved(mending, takeOff(mending, connected, wrong).state)).toBe(true);
  // What was kept of it is there again.
  const kept = ['order.Order -> baker.Rules', 'order.Order -> baker.Input'];
  const half = beginExercise(mending, kept, startMending(mending, kept));
  expect(madeIn(half)).toHaveLength(2);
});

test('a wrong connection is led from its input to the right one; one that belongs stays where it is', () => {
  const start = beginExercise(mending);
  const [rules, input] = [port('baker.Rules', 'input'), port('baker.Input', 'input')];
  const elsewhere = lead(mending, start, rules, port('counter.Input', 'input'));
  expect(elsewhere.answer).toMatchObject({ fits: false, refusal: { reason: 'taken' } });
  expect(madeIn(elsewhere.state)).toEqual(madeIn(start));
  const needed = lead(mending, start, port('shelf.Input', 'input'), rules);
  expect(needed.answer).toEqual({ fits: false, refusal: { reason: 'needed' } });
  const led = lead(mending, start, rules, input);
  expect(isSolved(mending, led.state)).toBe(true);
  expect(madeIn(undo(led.state))).toEqual(madeIn(start));
  // Where nothing is wrong, two inputs are no line.
  expect(lead(exercise, beginExercise(exercise), port('shelf.Input', 'input'), rules).answer).toEqual({
    fits: false,
    refusal: { reason: 'side', side: 'input' },
  });
});

test('an input with a wrong connection takes the right one once that is off', () => {
  const taken = toMendedFlow(flow, {
    title: 'Mend the counter',
    missing: [{ connection: 'baker.Bread -> counter.Input' }],
    wrong: [{ connection: 'order.Order -> counter.Input' }],
  });
  const [bread, counter] = [port('baker.Bread', 'output'), port('counter.Input', 'input')];
  const start = beginExercise(taken);
  expect(connect(taken, start, bread, counter).answer).toEqual({
    fits: false,
    refusal: { reason: 'taken', input: counter },
  });
  const [wrong] = taken.wrong;
  const off = wrong && takeOff(taken, start, wrong);
  expect(off?.answer).toMatchObject({ fits: true, isOff: true });
  expect(off && connect(taken, off.state, bread, counter).answer.fits).toBe(true);
});

test('an input that takes several connections is never taken', () => {
  expect(refusal(port('scale.Toolset', 'output'), port('baker.Tools', 'input'))).toBeNull();
  expect(refusal(port('knife.Toolset', 'output'), port('baker.Tools', 'input'))?.reason).toBe('elsewhere');
});

test('a hint is told first, then the connection, and nothing of the next one', () => {
  let state = tell(beginExercise(exercise));
  expect(state.told).toBe('hint');
  state = tell(state);
  expect(state.told).toBe('connection');
  ({ state } = connect(exercise, state, port('order.Order', 'output'), port('baker.Input', 'input')));
  expect(state.told).toBe('nothing');
});

test('components that nothing tells apart may stand for each other', () => {
  const twins = defineFlow({
    title: 'Two ovens',
    nodes: {
      dough: { title: 'Dough', outputs: ['Out: Message'] },
      left: { title: 'Oven', inputs: ['In: Message'], outputs: ['Out: Message'] },
      right: { title: 'Oven', inputs: ['In: Message'], outputs: ['Out: Message'] },
      shelf: { title: 'Shelf', inputs: ['In: Message'] },
    },
    connections: ['dough.Out -> left.In', 'left.Out -> shelf.In'],
  });
  const both = toMendedFlow(twins, {
    title: 'Bake',
    missing: [{ connection: 'dough.Out -> left.In' }, { connection: 'left.Out -> shelf.In' }],
  });
  const first = connect(both, beginExercise(both), port('dough.Out', 'output'), port('right.In', 'input'));
  expect(first.answer.fits).toBe(true);
  // The other oven is the one by now.
  expect(connect(both, first.state, port('left.Out', 'output'), port('shelf.In', 'input')).answer.fits).toBe(
    false,
  );
  const second = connect(both, first.state, port('right.Out', 'output'), port('shelf.In', 'input'));
  expect(isSolved(both, second.state)).toBe(true);
});

test('a connection that the lesson no longer has is passed over', () => {
  const changed = toMendedFlow(flow, {
    title: 'Old',
    missing: [{ connection: 'order.Gone -> baker.Input' }],
  });
  expect(isSolved(changed, beginExercise(changed, ['order.Gone -> baker.Input']))).toBe(true);
});

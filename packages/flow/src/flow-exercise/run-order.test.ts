import { expect, test } from 'vitest';
import { agentFlow, loopFlow, oneComponent } from '../flow/flow.fixtures.js';
import { endsOf } from './model/flow-ends.js';
import { runOrder } from './model/run-order.js';

test('a message comes to a connection after all that lead to where it begins', () => {
  expect(runOrder(agentFlow).map(({ connection, turn }) => [connection.from.node, turn])).toEqual([
    ['order', 0],
    ['scale', 0],
    ['oven', 0],
    ['baker', 1],
  ]);
  expect(runOrder(loopFlow).map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 1]);
});

test('a flow runs from where nothing comes in to all that lead on to nothing', () => {
  expect(endsOf(agentFlow)).toEqual({ start: 'order', ends: ['counter'] });
  expect(endsOf(loopFlow)).toEqual({ start: 'list', ends: ['shelf'] });
  expect(endsOf(oneComponent)).toBeNull();
});

import { expect, test } from 'vitest';
import { waitLeft } from './attempt-wait.js';

const MINUTE = 60_000;
const kept = { toldAt: 100 * MINUTE, milliseconds: 40 * MINUTE };

test.each([
  [100, 40],
  [130, 10],
  [140, 0],
  [900, 0],
  [10, 40],
])(
  'of a wait for another attempt, at minute %i there are %i left, wherever the clock was set',
  (now, left) => {
    expect(waitLeft(kept, now * MINUTE)).toBe(left * MINUTE);
  },
);

test.each([undefined, null, 3, 'soon', {}, { toldAt: 5 }, { toldAt: '5', milliseconds: 5 }])(
  'none is left where %j was kept',
  (damaged) => expect(waitLeft(damaged, 0)).toBe(0),
);

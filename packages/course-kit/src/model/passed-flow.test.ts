import { expect, it } from 'vitest';
import { isPassedFlow, releaseNumber } from './passed-flow.js';

const flow = { level: 1, task: 3, flow: 1, fingerprint: '0123456789abcdef', release: '1.12.5' };

it('a flow that passed is known by numbers alone', () => {
  expect(isPassedFlow(flow)).toBe(true);
  expect(isPassedFlow({ ...flow, release: null })).toBe(true);
  for (const changed of [
    { level: 0 },
    { task: 1.5 },
    { flow: 10 },
    { fingerprint: 'summa cum laude!' },
    { fingerprint: '0123456789ABCDEF' },
    { release: 'best of all' },
  ])
    expect(isPassedFlow({ ...flow, ...changed })).toBe(false);
});

it.each(['1', '1.12.5', '1.5.0.post2', '1.12.0.dev3', '1.5.0rc1'])('release %s is one', (release) => {
  expect(releaseNumber(release)).toBe(release);
});

it.each([null, '', 'v1.12', '1.12.5 with honours', '1.12.5\n', '12345', '1.', '1.2.3.4.5.6.7'])(
  'release %j says nothing',
  (release) => {
    expect(releaseNumber(release)).toBeNull();
  },
);

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTimer } from './duration.js';

describe('formatTimer', () => {
  it('shows minutes and seconds that add up to the whole seconds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (seconds) => {
        const [, minutes, rest] = /^(\d{2,}):([0-5]\d)$/.exec(formatTimer(seconds)) ?? [];
        expect(Number(minutes) * 60 + Number(rest)).toBe(Math.floor(seconds));
      }),
    );
  });

  it.each([
    [0, '00:00'],
    [9, '00:09'],
    [65, '01:05'],
    [59.9, '00:59'],
    [4503, '75:03'],
    [-5, '00:00'],
  ])('of %d is %s', (seconds, text) => {
    expect(formatTimer(seconds)).toBe(text);
  });
});

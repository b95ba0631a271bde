import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeTooltip } from './place-tooltip.js';

const screen = { width: 390, height: 800 };
const bubble = { width: 100, height: 40 };
const trigger = (left: number, top: number, size = 44) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});

describe('placeTooltip', () => {
  test.each([
    ['in the middle above', trigger(178, 400), { left: 150, top: 360 }],
    ['below where there is no room above', trigger(178, 30), { left: 150, top: 74 }],
    ['from the left edge on', trigger(0, 400), { left: 8, top: 360 }],
    ['up to the right edge', trigger(346, 400), { left: 282, top: 360 }],
    ['on a trigger that fills the screen', trigger(0, 0, 800), { left: 282, top: 0 }],
  ])('%s', (_, edges, expected) => {
    expect(placeTooltip(edges, bubble, screen)).toEqual(expected);
  });

  test('never past an edge of the screen, as far as it fits', () => {
    const length = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(length(390), length(756), length(374), length(200), (left, top, width, height) => {
        const place = placeTooltip(trigger(left, top), { width, height }, screen);
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.left + width).toBeLessThanOrEqual(382);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.top + height).toBeLessThanOrEqual(800);
      }),
    );
  });
});

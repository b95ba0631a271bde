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

  test('stays within the screen as far as it fits', () => {
    const upTo = (most: number) => [0, 0.1, 0.35, 0.5, 0.8, 0.97, 1].map((part) => Math.round(part * most));
    const places = upTo(390).flatMap((left) =>
      upTo(756).flatMap((top) =>
        upTo(374).flatMap((width) =>
          upTo(200).map((height) => ({
            width,
            height,
            ...placeTooltip(trigger(left, top), { width, height }, screen),
          })),
        ),
      ),
    );

    expect(places).toHaveLength(7 ** 4);
    for (const { left, top, width, height } of places) {
      expect(left).toBeGreaterThanOrEqual(8);
      expect(left + width).toBeLessThanOrEqual(382);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + height).toBeLessThanOrEqual(800);
    }
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRaster, fill, type Polygon } from './raster.js';

const SIZE = 24;

/** How much of a white picture became black, in points. */
function covered(polygons: readonly Polygon[]): number {
  const raster = createRaster(SIZE, SIZE, '#ffffff');
  fill(raster, polygons, '#000000');
  return raster.bytes.reduce((sum, byte, index) => sum + (index % 3 === 0 ? (255 - byte) / 255 : 0), 0);
}

const areaOf = ([x0, y0, x1, y1, x2, y2]: readonly [number, number, number, number, number, number]) =>
  Math.abs((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)) / 2;

describe('filling', () => {
  it('covers as much as is enclosed, wherever the corners are', () => {
    const place = fc.double({ min: 0, max: SIZE, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(place, place, place, place, place, place), (triangle) => {
        // Each point is one of 256 shades, and what hardly shows is left out.
        expect(Math.abs(covered([triangle]) - areaOf(triangle))).toBeLessThan(0.5);
      }),
    );
  });

  it('leaves out what a line within turns around in the other direction', () => {
    const outer = [2, 2, 22, 2, 22, 22, 2, 22];
    const inner = [6, 6, 6, 18, 18, 18, 18, 6];
    expect(covered([outer, inner])).toBe(400 - 144);
  });

  it('does not go beyond the picture', () => {
    expect(covered([[-50, -50, 100, -50, 100, 100, -50, 100]])).toBe(SIZE * SIZE);
    expect(covered([[30, 30, 40, 30, 40, 40]])).toBe(0);
    expect(covered([])).toBe(0);
  });
});

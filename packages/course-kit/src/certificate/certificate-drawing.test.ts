import { describe, expect, it } from 'vitest';
import { certificateColors } from './certificate-colors.js';
import { drawWay } from './certificate-drawing.js';

const colors = certificateColors();
const way = (level: number, levels: number) => drawWay(level, levels, colors);
const nodes = (level: number, levels: number) =>
  way(level, levels).filter(({ kind }) => kind === 'rectangle');

describe('the way through a course', () => {
  it.each([
    [1, 5, 5],
    [0, 0, 1],
    [40, 60, 13],
  ])('at level %i of %i has %i nodes', (level, levels, count) => {
    expect(nodes(level, levels)).toHaveLength(count);
  });

  it('is lit up to the passed level', () => {
    expect(nodes(3, 5).map(({ fill }) => fill === colors.accent)).toEqual([true, true, true, false, false]);
    expect(way(3, 5).some(({ stroke }) => stroke === colors.unlit)).toBe(true);
    expect(way(5, 5).some(({ stroke }) => stroke === colors.unlit)).toBe(false);
  });
});

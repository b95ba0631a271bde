import { describe, expect, it } from 'vitest';
import { decorationOf } from './certificate-decoration.js';

const accent = '0.66 0.5 0.23';
const unlit = '0.85 0.78 0.65';
/** The rounded boxes, which alone have straight lines between curves. */
const boxes = (drawing: string) => drawing.match(/ c\n.* l\n.* c\n.* l\n/g)?.length ?? 0;

describe('the way through a course', () => {
  it.each([
    [1, 5, 5],
    [3, undefined, 4],
    [0, 0, 1],
    [40, 60, 13],
  ])('at level %i of %s has %i nodes', (level, levels, nodes) => {
    expect(boxes(decorationOf(level, levels))).toBe(nodes);
  });

  it('is lit up to the passed level', () => {
    expect(decorationOf(3, 5)).toContain(`${unlit} RG`);
    expect(decorationOf(5, 5)).not.toContain(`${unlit} RG`);
    expect(decorationOf(1, 5).split(`${accent} rg`)).toHaveLength(3);
  });

  it('is drawn the same, whichever certificate was drawn before', () => {
    const first = decorationOf(2, 5);
    decorationOf(4, 9);
    expect(decorationOf(2, 5)).toBe(first);
    // Whole hundredths of a point, and nothing that could not be drawn.
    expect(first).not.toMatch(/NaN|Infinity|undefined|e-/);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateColors } from './certificate-colors.js';

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the colors of a certificate', () => {
  it('are those of the level', () => {
    expect(certificateColors('#4630d9').accent).toBe('#4630d9');
    expect(certificateColors('#46d').accent).toBe('#4466dd');
  });

  it('are gold for a level without a color that can be printed', () => {
    const gold = certificateColors();
    expect(gold.accent).toBe('#a9803a');
    expect(certificateColors('oklch(60% 0.1 20)')).toEqual(gold);
    expect(certificateColors('')).toEqual(gold);
  });

  it('can be seen on paper, whatever color the level has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (color) => {
        const { accent } = certificateColors(`#${color.toString(16).padStart(6, '0')}`);
        // Less what rounding to whole numbers takes.
        expect(1.05 / (luminance(accent) + 0.05)).toBeGreaterThan(2.98);
      }),
    );
  });
});

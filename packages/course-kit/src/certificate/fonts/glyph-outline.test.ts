import { describe, expect, it } from 'vitest';
import { bytesOf } from '../binary-string.js';
import { glyphOutline } from './glyph-outline.js';
import { readFont, viewOf } from './read-font.js';

const FONTS = {
  latin: await import('./latin.generated.js'),
  'latin-italic': await import('./latin-italic.generated.js'),
  extended: await import('./extended.generated.js'),
};

describe.each(Object.entries(FONTS))('letters of %s', (_, { font: file }) => {
  const font = readFont(bytesOf(atob(file)));
  const count = viewOf(font.table('maxp')).getUint16(4);

  it('fill the box that the font has for each, also where they are made of others', () => {
    const wrong = Array.from({ length: count }, (_, number) => number).filter((number) => {
      const { outline } = font.glyph(number);
      const points = glyphOutline(font, number).flat();
      if (outline.length === 0) return points.length > 0;
      const [left = 0, bottom = 0, right = 0, top = 0] = [2, 4, 6, 8].map((place) =>
        viewOf(outline).getInt16(place),
      );
      const xs = points.filter((_, index) => index % 2 === 0);
      const ys = points.filter((_, index) => index % 2 === 1);
      const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      // Where a curve is widest, straight pieces stay a little inside.
      return [left, bottom, right, top].some((edge, index) => Math.abs((box[index] ?? NaN) - edge) > 8);
    });
    expect(wrong).toEqual([]);
  });
});

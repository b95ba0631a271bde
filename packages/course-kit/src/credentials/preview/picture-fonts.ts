import { bytesOf } from '../../certificate/binary-string.js';
import { glyphOutline } from '../../certificate/fonts/glyph-outline.js';
import { readFont, type Font } from '../../certificate/fonts/read-font.js';
import { fontFor, printableText, type FontName } from '../../certificate/text-coverage.js';
import type { Polygon } from './raster.js';

const FILES = {
  latin: () => import('../../certificate/fonts/latin.generated.js'),
  'latin-italic': () => import('../../certificate/fonts/latin-italic.generated.js'),
  extended: () => import('../../certificate/fonts/extended.generated.js'),
} as const;

/** A line of text, ready to be set in any size. */
export interface SetLine {
  /** In a size of one. */
  readonly width: number;
  /** Its letters, beginning at a place on their base line. */
  readonly at: (x: number, y: number, size: number) => readonly Polygon[];
}

/** Sets a line; null where the font has not all of its letters, or would have to join them. */
export type SetText = (line: string) => Promise<SetLine | null>;

/** Sets lines in the certificate's fonts, each of which is loaded and read once. */
export function createPictureFonts(): SetText {
  const fonts = new Map<FontName, Promise<Font>>();
  const read = (name: FontName) => {
    const font = fonts.get(name) ?? FILES[name]().then((file) => readFont(bytesOf(atob(file.font))));
    fonts.set(name, font);
    return font;
  };
  return async (line) => {
    const text = printableText(line);
    const name = fontFor(text);
    return name === null || text === '' ? null : lettersOf(text, await read(name));
  };
}

function lettersOf(text: string, font: Font): SetLine {
  let width = 0;
  const letters = Array.from(text, (letter) => {
    const number = font.glyphOf(letter);
    const start = width;
    width += font.glyph(number).advance / font.unitsPerEm;
    return { start, contours: glyphOutline(font, number) };
  });
  return {
    width,
    at: (x, y, size) => {
      const scale = size / font.unitsPerEm;
      return letters.flatMap(({ start, contours }) =>
        contours.map((contour) =>
          contour.map((value, index) =>
            index % 2 === 0 ? x + start * size + value * scale : y - value * scale,
          ),
        ),
      );
    },
  };
}

import { binaryString } from '../binary-string.js';
import { type Font, type Glyph, viewOf } from './read-font.js';
import { writeFont } from './write-font.js';

/** A part of a font, and what a document must know of it. */
export interface FontSubset {
  /** A TrueType file, a character for each byte. */
  readonly file: string;
  /** The glyph of each character. */
  readonly glyphs: ReadonlyMap<string, number>;
  /** Of each glyph, in thousandths of the height. */
  readonly widths: readonly number[];
}

/** A font cut down to some characters, and to the parts that these are put together from. */
export function subsetFont(font: Font, characters: Iterable<string>): FontSubset {
  const numbers = new Map([[0, 0]]);
  const take = (number: number): number => {
    const taken = numbers.get(number);
    if (taken !== undefined) return taken;
    numbers.set(number, numbers.size);
    return numbers.size - 1;
  };

  const map = new Map(Array.from(characters, (character) => [character, take(font.glyphOf(character))]));
  const glyphs: Glyph[] = [];
  // Parts that are found on the way are appended to the numbers and come in their turn.
  for (const number of numbers.keys()) {
    const glyph = font.glyph(number);
    glyphs.push({ ...glyph, outline: withParts(glyph.outline, take) });
  }
  return written(font, map, glyphs);
}

/** A font whose letters take up half of their height and show nothing, for text that is found but not seen. */
export function invisibleFont(font: Font, characters: Iterable<string>): FontSubset {
  const glyph: Glyph = { ...font.glyph(font.glyphOf(' ')), advance: font.unitsPerEm / 2 };
  const map = new Map(Array.from(characters, (character, index) => [character, index + 1]));
  return written(
    font,
    map,
    Array.from({ length: map.size + 1 }, () => glyph),
  );
}

function written(font: Font, map: ReadonlyMap<string, number>, glyphs: readonly Glyph[]): FontSubset {
  const tables = { head: font.table('head'), hhea: font.table('hhea'), maxp: font.table('maxp') };
  return {
    file: binaryString(writeFont({ glyphs, tables })),
    glyphs: map,
    widths: glyphs.map(({ advance }) => Math.round((advance * 1000) / font.unitsPerEm)),
  };
}

const COMPOSITE = { words: 0x01, scale: 0x08, more: 0x20, twoScales: 0x40, matrix: 0x80 } as const;

/** An accented letter names its parts by their numbers, which are others in the smaller font. */
function withParts(outline: Uint8Array, take: (number: number) => number): Uint8Array {
  if (outline.length === 0 || viewOf(outline).getInt16(0) >= 0) return outline;
  const copy = outline.slice();
  const view = viewOf(copy);
  let flags: number;
  let offset = 10;
  do {
    flags = view.getUint16(offset);
    view.setUint16(offset + 2, take(view.getUint16(offset + 2)));
    offset += 4 + (flags & COMPOSITE.words ? 4 : 2);
    if (flags & COMPOSITE.matrix) offset += 8;
    else if (flags & COMPOSITE.twoScales) offset += 4;
    else if (flags & COMPOSITE.scale) offset += 2;
  } while (flags & COMPOSITE.more);
  return copy;
}

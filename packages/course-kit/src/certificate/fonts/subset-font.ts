import { type Font, type Glyph, viewOf } from './read-font.js';
import { writeFont } from './write-font.js';

/** A font cut down to some characters, and to the parts that these are put together from. */
export function subsetFont(font: Font, characters: Iterable<string>): Uint8Array<ArrayBuffer> {
  const numbers = new Map([[0, 0]]);
  const glyphs: Glyph[] = [];
  const take = (number: number): number => {
    const taken = numbers.get(number);
    if (taken !== undefined) return taken;
    numbers.set(number, numbers.size);
    return numbers.size - 1;
  };

  const map = new Map(Array.from(characters, (character) => [character, take(font.glyphOf(character))]));
  // Parts that are found on the way are appended to the map and come in their turn.
  for (const number of numbers.keys()) {
    const glyph = font.glyph(number);
    glyphs.push({ ...glyph, outline: withParts(glyph.outline, take) });
  }
  return writeFont({ glyphs, characters: map, tables: tablesOf(font) });
}

/** A font whose letters take up half of their height and show nothing, for text that is found but not seen. */
export function invisibleFont(font: Font, characters: Iterable<string>): Uint8Array<ArrayBuffer> {
  const advance = viewOf(font.table('head')).getUint16(18) / 2;
  const glyph: Glyph = { advance, outline: new Uint8Array() };
  const map = new Map(Array.from(characters, (character, index) => [character, index + 1]));
  return writeFont({
    glyphs: Array.from({ length: map.size + 1 }, () => glyph),
    characters: map,
    tables: tablesOf(font),
  });
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

function tablesOf({ table }: Font) {
  return {
    head: table('head'),
    hhea: table('hhea'),
    maxp: table('maxp'),
    'OS/2': table('OS/2'),
    post: table('post'),
  };
}

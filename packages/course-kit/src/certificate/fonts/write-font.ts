import { type Glyph, viewOf } from './read-font.js';

/** What a font is written from; tables that are not named here are made for it. */
export interface FontParts {
  /** The glyphs in the order of their numbers; the first is the replacement. */
  readonly glyphs: readonly Glyph[];
  /** Copied, but for the number of glyphs and, in `head`, the size of the offsets to them. */
  readonly tables: Readonly<Record<'head' | 'hhea' | 'maxp', Uint8Array>>;
}

/** A TrueType file with what a PDF needs of it: glyphs by their numbers, without names and checksums. */
export function writeFont({ glyphs, tables }: FontParts): Uint8Array<ArrayBuffer> {
  const outlines = glyphs.map(({ outline }) => outline);
  const offsets = [0];
  for (const { length } of outlines) offsets.push((offsets.at(-1) ?? 0) + wholeWords(length));

  return writeTables({
    glyf: joined(outlines),
    head: patched(tables.head, 50, 1),
    hhea: patched(tables.hhea, 34, glyphs.length),
    hmtx: numbers16(glyphs.flatMap(({ advance, bearing }) => [advance, bearing])),
    loca: numbers16(offsets.flatMap((offset) => [offset >>> 16, offset & 0xffff])),
    maxp: patched(tables.maxp, 4, glyphs.length),
  });
}

function writeTables(tables: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(tables);
  const directory = new Uint8Array(12 + entries.length * 16);
  const view = viewOf(directory);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, entries.length);
  let offset = directory.length;
  entries.forEach(([tag, { length }], index) => {
    const entry = 12 + index * 16;
    for (let letter = 0; letter < 4; letter += 1) directory[entry + letter] = tag.charCodeAt(letter);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, length);
    offset += wholeWords(length);
  });
  return joined([directory, ...entries.map(([, table]) => table)]);
}

function numbers16(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 2);
  const view = viewOf(bytes);
  values.forEach((value, index) => view.setUint16(index * 2, value));
  return bytes;
}

function patched(table: Uint8Array, offset: number, value: number): Uint8Array {
  const copy = table.slice();
  viewOf(copy).setUint16(offset, value);
  return copy;
}

/** Parts one after the other, each beginning with a whole word, as offsets in a font want it. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + wholeWords(length), 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += wholeWords(part.length);
  }
  return whole;
}

function wholeWords(length: number): number {
  return (length + 3) & ~3;
}

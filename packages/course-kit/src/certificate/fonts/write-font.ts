import { type Glyph, viewOf } from './read-font.js';

/** What a font is written from; tables that are not named here are made for it. */
export interface FontParts {
  /** The glyphs in the order of their numbers; the first is the replacement. */
  readonly glyphs: readonly Glyph[];
  /** The number of the glyph for each character of the Basic Multilingual Plane. */
  readonly characters: ReadonlyMap<string, number>;
  /** Taken over, with the number of glyphs put right. */
  readonly tables: Readonly<Record<'head' | 'hhea' | 'maxp' | 'OS/2' | 'post', Uint8Array>>;
}

/** A TrueType file. Checksums are left out: whoever puts it into a document makes new ones. */
export function writeFont({ glyphs, characters, tables }: FontParts): Uint8Array<ArrayBuffer> {
  const outlines = glyphs.map(({ outline }) => padded(outline));
  const offsets = [0];
  for (const outline of outlines) offsets.push((offsets.at(-1) ?? 0) + outline.length);

  return writeTables({
    'OS/2': tables['OS/2'],
    cmap: characterMap(characters),
    glyf: joined(outlines),
    head: patched(tables.head, 50, 1),
    hhea: patched(tables.hhea, 34, glyphs.length),
    hmtx: numbers16(glyphs.flatMap(({ advance }) => [advance, 0])),
    loca: numbers16(offsets.flatMap((offset) => [offset >>> 16, offset & 0xffff])),
    maxp: patched(tables.maxp, 4, glyphs.length),
    name: nameTable('Certificate'),
    post: tables.post,
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
    offset += Math.ceil(length / 4) * 4;
  });
  return joined([directory, ...entries.map(([, table]) => padded(table))]);
}

/** One segment for each character: with a few dozen of them, runs would save nothing worth the trouble. */
function characterMap(characters: ReadonlyMap<string, number>): Uint8Array {
  const codes = [...characters].map(([character, glyph]) => [character.charCodeAt(0), glyph] as const);
  // The last segment is the end of every map.
  const segments = [...codes.sort(([a], [b]) => a - b), [0xffff, 0] as const];
  const ends = segments.map(([code]) => code);
  const deltas = segments.map(([code, glyph]) => (glyph - code) & 0xffff);
  const body = [...ends, 0, ...ends, ...deltas, ...ends.map(() => 0)];
  const search = [segments.length * 2, 0, 0, 0];
  const length = 2 * (body.length + search.length + 3);
  return numbers16([0, 1, 3, 1, 0, 12, 4, length, 0, ...search, ...body]);
}

/** A single name, the one that a font cannot be without. */
function nameTable(name: string): Uint8Array {
  const record = numbers16([0, 1, 18, 1, 0, 0, 6, name.length, 0]);
  return joined([record, Uint8Array.from(name, (letter) => letter.charCodeAt(0))]);
}

function numbers16(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 2);
  values.forEach((value, index) => {
    bytes[index * 2] = value >>> 8;
    bytes[index * 2 + 1] = value;
  });
  return bytes;
}

function patched(table: Uint8Array, offset: number, value: number): Uint8Array {
  const copy = table.slice();
  viewOf(copy).setUint16(offset, value);
  return copy;
}

/** Filled up to whole words, as offsets in a font want it. */
function padded(bytes: Uint8Array): Uint8Array {
  const missing = -bytes.length & 3;
  return missing === 0 ? bytes : joined([bytes, new Uint8Array(missing)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** One letter of a font. */
export interface Glyph {
  /** In font units. */
  readonly advance: number;
  /** From where it starts to its leftmost point, in font units. */
  readonly bearing: number;
  /** As it stands in the file; empty for a letter that shows nothing, such as a space. */
  readonly outline: Uint8Array;
}

/** A TrueType font, read as far as cutting it down needs. */
export interface Font {
  /** How many font units its height has. */
  readonly unitsPerEm: number;
  /** A table as it stands in the file. @throws Error when the font has none of that name. */
  readonly table: (tag: string) => Uint8Array;
  /** The number of a character's glyph; 0, the replacement, for a character that the font does not have. */
  readonly glyphOf: (character: string) => number;
  readonly glyph: (number: number) => Glyph;
}

/** Reads a TrueType file that has a Unicode character map of format 4, as the fonts of this package have. */
export function readFont(file: Uint8Array<ArrayBuffer>): Font {
  const view = viewOf(file);
  const tables = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + index * 16;
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
    const offset = view.getUint32(entry + 8);
    tables.set(tag, file.subarray(offset, offset + view.getUint32(entry + 12)));
  }
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}`);
    return found;
  };

  const characters = readCharacterMap(table('cmap'));
  const hasLongOffsets = viewOf(table('head')).getInt16(50) === 1;
  const advances = viewOf(table('hhea')).getUint16(34);
  const [metrics, offsets, outlines] = [viewOf(table('hmtx')), viewOf(table('loca')), table('glyf')];
  const offset = (number: number) =>
    hasLongOffsets ? offsets.getUint32(number * 4) : offsets.getUint16(number * 2) * 2;
  return {
    unitsPerEm: viewOf(table('head')).getUint16(18),
    table,
    glyphOf: (character) => characters.get(character.charCodeAt(0)) ?? 0,
    glyph: (number) => ({
      advance: metrics.getUint16(Math.min(number, advances - 1) * 4),
      // Those at the end have the last advance in common, and bearings of their own.
      bearing: metrics.getInt16(number < advances ? number * 4 + 2 : (number + advances) * 2),
      outline: outlines.subarray(offset(number), offset(number + 1)),
    }),
  };
}

/** Reading and writing of numbers in bytes that may be part of a larger file. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function readCharacterMap(table: Uint8Array<ArrayBuffer>): Map<number, number> {
  const view = viewOf(table);
  const starts = Array.from({ length: view.getUint16(2) }, (_, index) => view.getUint32(8 + index * 8));
  const start = starts.find((candidate) => view.getUint16(candidate) === 4);
  if (start === undefined) throw new Error('The font has no character map of format 4');

  const size = view.getUint16(start + 6);
  const characters = new Map<number, number>();
  for (let segment = 0; segment < size; segment += 2) {
    const [end, first, delta, range] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map(
      (part) => start + part + segment,
    ) as [number, number, number, number];
    const jump = view.getUint16(range);
    for (let code = view.getUint16(first); code <= view.getUint16(end); code += 1) {
      const place = range + jump + 2 * (code - view.getUint16(first));
      const glyph = jump === 0 ? code : view.getUint16(place);
      if (jump === 0 || glyph !== 0) characters.set(code, (glyph + view.getUint16(delta)) & 0xffff);
      if (code === 0xffff) break;
    }
  }
  return characters;
}

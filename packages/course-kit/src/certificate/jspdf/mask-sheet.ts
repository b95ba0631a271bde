import type { Picture } from './embed-picture.js';
import type { Mask } from './mask.js';
import { maskRowLength } from './mask.js';

/** A text of one colour, known by a key. */
export interface MaskedText<Key> extends Mask, Pick<Picture, 'place' | 'columns' | 'rows'> {
  readonly key: Key;
}

/** Puts the masks of each colour below each other into one, because each has objects of its own in the file. */
export function maskSheets<Key>(
  texts: readonly MaskedText<Key>[],
  pack: (bytes: Uint8Array) => string,
): Map<Key, Picture> {
  const pictures = new Map<Key, Picture>();
  for (const name of new Set(texts.map(({ colour }) => colour.join()))) {
    const group = texts.filter(({ colour }) => colour.join() === name);
    const columns = Math.max(...group.map((text) => text.columns));
    const rows = group.reduce((sum, text) => sum + text.rows, 0);
    const rowLength = maskRowLength(columns);
    const masks = new Uint8Array(rowLength * rows);
    const froms: number[] = [];
    let from = 0;
    for (const text of group) {
      const own = maskRowLength(text.columns);
      for (let row = 0; row < text.rows; row += 1)
        masks.set(text.mask.subarray(row * own, (row + 1) * own), (from + row) * rowLength);
      froms.push(from);
      from += text.rows;
    }
    const sheet = { columns, rows, colour: group[0]?.colour ?? [], data: pack(masks) };
    group.forEach(({ key, place, columns: width, rows: height }, index) => {
      pictures.set(key, { sheet, place, columns: width, rows: height, from: froms[index] ?? 0 });
    });
  }
  return pictures;
}

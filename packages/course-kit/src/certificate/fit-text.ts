/** The room a text has; sizes in points, the width in the unit that the text is measured in. */
export interface TextRoom {
  readonly width: number;
  readonly size: number;
  /** Below this size the text goes onto two rows, and shrinks further only if even those are too long. */
  readonly minimumSize: number;
}

/** A text fitted to its room: one or two rows in one size. */
export interface FittedText {
  readonly rows: readonly string[];
  readonly size: number;
}

/** The width of a text in a size of one point; widths grow with the size. */
export type MeasureText = (text: string) => number;

/** The largest size, and the fewest rows, in which a text stays inside its room. */
export function fitText(text: string, room: TextRoom, measure: MeasureText): FittedText {
  const oneRow = sizeFor([text], room, measure);
  if (oneRow >= room.minimumSize) return { rows: [text], size: oneRow };

  const rows = twoRows(text, measure);
  return { rows, size: Math.min(room.minimumSize, sizeFor(rows, room, measure)) };
}

function sizeFor(rows: readonly string[], room: TextRoom, measure: MeasureText): number {
  const widest = Math.max(...rows.map(measure));
  return widest * room.size > room.width ? room.width / widest : room.size;
}

/** Breaks after a space or a Chinese or Japanese character, else after a hyphen, so that the longer row is as short as can be. */
function twoRows(text: string, measure: MeasureText): string[] {
  const rows = balancedRows(text, /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, measure);
  return rows.length === 2 ? rows : balancedRows(text, /-/g, measure);
}

function balancedRows(text: string, breakAfter: RegExp, measure: MeasureText): string[] {
  let best = [text];
  let bestWidth = Number.POSITIVE_INFINITY;
  for (const match of text.matchAll(breakAfter)) {
    const end = match.index + match[0].length;
    const rows = [text.slice(0, end).trim(), text.slice(end).trim()];
    const width = Math.max(...rows.map(measure));
    if (rows.every((row) => row !== '') && width < bestWidth) [best, bestWidth] = [rows, width];
  }
  return best;
}

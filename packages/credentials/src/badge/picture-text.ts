import { textDirection } from '@course-kit/react/certificate';

/** Where a line of a picture stands, and how it looks. */
export interface PictureLine {
  /** Its middle, or its beginning where that is said of it. */
  readonly x: number;
  /** Around which height. */
  readonly y: number;
  /** The size of its letters, where there is room for them. */
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  /** Its room. */
  readonly width: number;
  /** What stands at `x`. @default middle */
  readonly anchor?: 'start' | 'middle';
}

/** A line of text, set smaller and at last closer where it is too long for its room. */
export function pictureLine(text: string, line: PictureLine): string {
  const { x, y, size, weight, colour, width, anchor = 'middle' } = line;
  const isRightToLeft = textDirection(text) === 'rtl';
  const fitted = round(Math.max(size * 0.5, size * Math.min(1, width / (widthOf(text) * size))));
  const attributes = {
    // In text that is read from the right, the left edge is its end.
    'text-anchor': anchor === 'start' && isRightToLeft ? 'end' : anchor,
    x: round(x),
    y: round(y + fitted * 0.35),
    'font-size': fitted,
    'font-weight': weight,
    fill: colour,
    ...(isRightToLeft && { direction: 'rtl' }),
    ...(widthOf(text) * fitted > width && { textLength: width, lengthAdjust: 'spacingAndGlyphs' }),
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<text${written.join('')}>${escaped(text)}</text>`;
}

/** From this code point on are the scripts of East Asia and emoji, which are about as wide as they are high. */
const WIDE = 0x1100;

/** About how wide a text is in a size of one, in whatever font it is drawn. */
export const widthOf = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) >= WIDE ? 1 : 0.58), 0);

/** One row, or two where it is wider than so many letters. */
export function rowsOf(text: string, most: number): readonly string[] {
  if (widthOf(text) <= most * 0.58) return [text];
  const middle = text.length / 2;
  const spaces = Array.from(text.matchAll(/\s/gu), ({ index }) => index);
  const [cut] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return cut === undefined ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
}

/** Rounded to hundredths: more would make nothing sharper. */
export const round = (number: number) => Math.round(number * 100) / 100;

/** Text of a person as text of the picture, without what XML has no place for. */
export const escaped = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- XML has no control characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

import { type Font, viewOf } from './read-font.js';

/** A closed line around a part of a letter, in font units with y upwards: x and y in turn. */
export type Contour = readonly number[];

const PART_FLAGS = {
  words: 0x01,
  offsets: 0x02,
  scale: 0x08,
  more: 0x20,
  twoScales: 0x40,
  matrix: 0x80,
} as const;
const POINT_FLAGS = {
  onCurve: 0x01,
  shortX: 0x02,
  shortY: 0x04,
  repeat: 0x08,
  sameX: 0x10,
  sameY: 0x20,
} as const;

/** How many straight pieces a curve is drawn with: letters of a picture are at most a hundred points high. */
const PIECES = 6;

/** What a glyph looks like, for whatever fills it. */
export function glyphOutline(font: Font, number: number): readonly Contour[] {
  const { outline } = font.glyph(number);
  if (outline.length === 0) return [];
  const count = viewOf(outline).getInt16(0);
  return count < 0 ? partsOf(font, outline) : contoursOf(outline, count);
}

/** An accented letter is made of others. The fonts of this package only move them. */
function partsOf(font: Font, outline: Uint8Array): readonly Contour[] {
  const view = viewOf(outline);
  const contours: Contour[] = [];
  let flags: number;
  let offset = 10;
  do {
    flags = view.getUint16(offset);
    const part = glyphOutline(font, view.getUint16(offset + 2));
    const isWide = (flags & PART_FLAGS.words) !== 0;
    const isMoved = (flags & PART_FLAGS.offsets) !== 0;
    const read = (place: number) => (isWide ? view.getInt16(place) : view.getInt8(place));
    const move = isMoved ? [read(offset + 4), read(offset + (isWide ? 6 : 5))] : [0, 0];
    contours.push(...part.map((contour) => contour.map((value, index) => value + (move[index % 2] ?? 0))));
    offset += 4 + (isWide ? 4 : 2);
    if (flags & PART_FLAGS.matrix) offset += 8;
    else if (flags & PART_FLAGS.twoScales) offset += 4;
    else if (flags & PART_FLAGS.scale) offset += 2;
  } while (flags & PART_FLAGS.more);
  return contours;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

function contoursOf(outline: Uint8Array, count: number): readonly Contour[] {
  const view = viewOf(outline);
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(10 + index * 2));
  const points = pointsOf(view, 10 + count * 2, (ends.at(-1) ?? -1) + 1);
  return ends.map((end, index) => flattened(points.slice((ends[index - 1] ?? -1) + 1, end + 1)));
}

/** Points are written as flags, then all steps along x, then all along y. */
function pointsOf(view: DataView, start: number, count: number): readonly Point[] {
  let offset = start + 2 + view.getUint16(start);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = view.getUint8(offset++);
    const times = flag & POINT_FLAGS.repeat ? view.getUint8(offset++) : 0;
    flags.push(...Array.from({ length: times + 1 }, () => flag));
  }
  const steps = (short: number, same: number) => {
    let at = 0;
    return flags.map((flag) => {
      if (flag & short) at += flag & same ? view.getUint8(offset++) : -view.getUint8(offset++);
      else if (!(flag & same)) {
        at += view.getInt16(offset);
        offset += 2;
      }
      return at;
    });
  };
  const xs = steps(POINT_FLAGS.shortX, POINT_FLAGS.sameX);
  const ys = steps(POINT_FLAGS.shortY, POINT_FLAGS.sameY);
  return flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOnCurve: (flag & POINT_FLAGS.onCurve) !== 0,
  }));
}

/** Curves as straight pieces. Between two points off the curve, the middle is one on it. */
function flattened(points: readonly Point[]): Contour {
  const all = points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point;
    return point.isOnCurve || before.isOnCurve ? [point] : [middle(before, point), point];
  });
  const first = all.findIndex(({ isOnCurve }) => isOnCurve);
  const ordered = [...all.slice(first), ...all.slice(0, first + 1)];
  const line: number[] = [];
  ordered.forEach((point, index) => {
    if (point.isOnCurve) return line.push(point.x, point.y);
    const [from, to] = [ordered[index - 1] ?? point, ordered[index + 1] ?? point];
    for (let piece = 1; piece < PIECES; piece += 1) {
      const t = piece / PIECES;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      line.push(a * from.x + b * point.x + c * to.x, a * from.y + b * point.y + c * to.y);
    }
    return 0;
  });
  return line;
}

const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  isOnCurve: true,
});

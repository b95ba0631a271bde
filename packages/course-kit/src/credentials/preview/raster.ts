/** A closed line of points, x and y in turn. */
export type Polygon = readonly number[];

/** A picture of points in red, green and blue. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Three bytes for each point, row by row. */
  readonly bytes: Uint8Array;
}

/** An empty picture of one colour. */
export function createRaster(width: number, height: number, colour: string): Raster {
  const raster = { width, height, bytes: new Uint8Array(width * height * 3) };
  fill(raster, [[0, 0, width, 0, width, height, 0, height]], colour);
  return raster;
}

/**
 * Fills what polygons enclose, with smooth edges. How much of a point a polygon covers is summed up from how its sides change that
 * from point to point, as in font-rs.
 *
 * @param colour - such as `#1b2438`.
 */
export function fill({ width, height, bytes }: Raster, polygons: readonly Polygon[], colour: string): void {
  const ys = polygons.flatMap((polygon) => polygon.filter((_, index) => index % 2 === 1));
  const top = clamp(Math.floor(Math.min(...ys)), height);
  const rows = clamp(Math.ceil(Math.max(...ys)), height) - top;
  if (polygons.length === 0 || rows <= 0) return;
  const stride = width + 2;
  const changes = new Float32Array(stride * rows);
  for (const polygon of polygons)
    for (let index = 0; index < polygon.length; index += 2) {
      const next = (index + 2) % polygon.length;
      const point = (place: number) =>
        [clamp(polygon[place] ?? 0, width), clamp((polygon[place + 1] ?? 0) - top, rows)] as const;
      addSide(changes, stride, point(index), point(next));
    }
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) =>
    Number.parseInt(colour.slice(place, place + 2), 16),
  );
  for (let row = 0; row < rows; row += 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 1) {
      sum += changes[row * stride + x] ?? 0;
      const covered = Math.min(1, Math.abs(sum));
      if (covered < 0.002) continue;
      const place = ((row + top) * width + x) * 3;
      mix(bytes, place, red, covered);
      mix(bytes, place + 1, green, covered);
      mix(bytes, place + 2, blue, covered);
    }
  }
}

function mix(bytes: Uint8Array, place: number, channel: number, covered: number): void {
  const below = bytes[place] ?? 0;
  bytes[place] = Math.round(below + (channel - below) * covered);
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

type Place = readonly [x: number, y: number];

/** Adds what a side changes in each row that it passes. */
function addSide(changes: Float32Array, stride: number, one: Place, other: Place): void {
  if (one[1] === other[1]) return;
  const [direction, [x0, y0], [x1, y1]] = one[1] < other[1] ? [1, one, other] : [-1, other, one];
  let x = x0;
  for (let row = Math.floor(y0); row < y1; row += 1) {
    const height = Math.min(row + 1, y1) - Math.max(row, y0);
    const next = row + 1 < y1 ? x0 + ((x1 - x0) * (row + 1 - y0)) / (y1 - y0) : x1;
    addPart(changes, row * stride, Math.min(x, next), Math.max(x, next), height * direction);
    x = next;
  }
}

/** A part of a side within one row: each point that it crosses gets its share of the change. */
function addPart(changes: Float32Array, start: number, left: number, right: number, change: number): void {
  const add = (place: number, share: number) => {
    changes[start + place] = (changes[start + place] ?? 0) + share * change;
  };
  const first = Math.floor(left);
  const last = Math.max(first + 1, Math.ceil(right));
  // How much lies right of the side, within the points up to this one.
  let before = 0;
  for (let place = first; place < last; place += 1) {
    const until = coveredUntil(place + 1, left, right);
    add(place, until - before);
    before = until;
  }
  add(last, 1 - before);
}

/** Of a point's row: the share of the side's change that has taken effect on average in the point that ends at `end`. */
function coveredUntil(end: number, left: number, right: number): number {
  const area = (x: number) => {
    if (x <= left) return 0;
    if (x >= right) return x - (left + right) / 2;
    return (x - left) ** 2 / (2 * (right - left));
  };
  return area(end) - area(end - 1);
}

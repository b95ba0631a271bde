/** A place in the picture, in pixels from its top left corner. */
export interface FlowPoint {
  readonly x: number;
  readonly y: number;
}

/** How far the corners of a line are cut. */
const CORNER = 8;

/** How far a curve reaches to both sides of its turn, at most. */
const REACH = 24;

/** The line between two ports as the data of an SVG path: a curve, or straight pieces with round corners around what is in the way. */
export function linePath(start: FlowPoint, end: FlowPoint, via: readonly number[]): string {
  const [turn] = via;
  if (via.length > 1) return bent([start, ...cornersOf(start, end, via), end]);
  if (turn !== undefined) return curvedAt(start, end, turn);
  const reach = Math.max(20, (end.x - start.x) / 2);
  return `M${start.x} ${start.y}C${start.x + reach} ${start.y} ${end.x - reach} ${end.y} ${end.x} ${end.y}`;
}

/** `via` has where the line turns: up or down at the first number, sideways at the second, and so on. */
export function cornersOf(start: FlowPoint, end: FlowPoint, via: readonly number[]): readonly FlowPoint[] {
  return via.flatMap((turn, index) => {
    if (index % 2 === 1) return [];
    return [
      { x: turn, y: via[index - 1] ?? start.y },
      { x: turn, y: via[index + 1] ?? end.y },
    ];
  });
}

/** Level but for one curve, which keeps to the room between two columns: what is beside it may be a component. */
function curvedAt(start: FlowPoint, end: FlowPoint, turn: number): string {
  const reach = Math.min(REACH, Math.abs(turn - start.x), Math.abs(end.x - turn));
  return `M${start.x} ${start.y}L${turn - reach} ${start.y}C${turn} ${start.y} ${turn} ${end.y} ${turn + reach} ${end.y}L${end.x} ${end.y}`;
}

function bent(points: readonly FlowPoint[]): string {
  const [start, ...rest] = points;
  return rest.reduce((path, point, index) => {
    const next = rest[index + 1];
    if (!next) return `${path}L${point.x} ${point.y}`;
    const a = towards(point, points[index] ?? point);
    const b = towards(point, next);
    return `${path}L${a.x} ${a.y}Q${point.x} ${point.y} ${b.x} ${b.y}`;
  }, `M${start?.x} ${start?.y}`);
}

function towards({ x, y }: FlowPoint, other: FlowPoint): FlowPoint {
  const distance = Math.hypot(other.x - x, other.y - y) || 1;
  const share = Math.min(CORNER, distance / 2) / distance;
  return { x: x + (other.x - x) * share, y: y + (other.y - y) * share };
}

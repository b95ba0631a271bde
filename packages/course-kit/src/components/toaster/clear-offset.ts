/** A part of a line, in pixels. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Between the toasts and what they make room for, in pixels. */
const GAP = 8;

/**
 * The least distance of toasts from their edge of the window at which they cover no obstacle.
 *
 * @param toasts where they stand by themselves, from that edge.
 * @param obstacles what is not to be covered, from that edge.
 * @param room the window's height.
 * @returns their own position if there is no such distance.
 */
export function clearOffset(toasts: Span, obstacles: readonly Span[], room: number): number {
  const height = toasts.end - toasts.start;
  let offset = toasts.start;
  for (const { start, end } of obstacles.toSorted((one, other) => one.start - other.start)) {
    if (start - GAP >= offset + height) break;
    if (end + GAP > offset) offset = end + GAP;
  }
  return offset + height > room - GAP ? toasts.start : offset;
}

/** The least distance between a tooltip and the edges of the screen, in pixels. */
const EDGE = 8;

/** The edges of a trigger on the screen, in pixels. */
export type TriggerEdges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The position of a tooltip on the screen: centered above its trigger, below it where there is no room above, and
 * shifted where it would pass the left or right edge.
 */
export function placeTooltip(
  trigger: TriggerEdges,
  bubble: Size,
  screen: Size,
): { readonly left: number; readonly top: number } {
  const middle = (trigger.left + trigger.right - bubble.width) / 2;
  const furthest = screen.width - EDGE - bubble.width;
  const above = trigger.top - bubble.height;
  const hasRoom = above >= 0 || trigger.bottom + bubble.height > screen.height;
  return {
    left: Math.max(EDGE, Math.min(middle, furthest)),
    top: hasRoom ? Math.max(0, above) : trigger.bottom,
  };
}

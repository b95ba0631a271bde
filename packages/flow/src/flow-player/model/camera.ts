import { boundsOf } from '../../model/flow-bounds.js';
import type { FlowLayout } from '../../model/flow-layout.js';

/** How the whole picture is moved, in percent of the stage, and how much larger it is drawn then. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The stage is as wide as this for each pixel of its height. */
const ASPECT = 16 / 9;
/** A picture drawn at this size is read with ease. */
const READABLE = 0.9;
/** Beyond this a small picture only looks coarse. */
const LARGEST = 1.5;
const AROUND = 20;

/**
 * Where to look at a picture that fills a stage of a width in pixels: at some of its components, as near as it takes to
 * read them and no nearer than shows them whole; at everything where none are named.
 */
export function cameraOn(layout: FlowLayout, ids: readonly string[], stageWidth: number): Camera {
  const stageHeight = stageWidth / ASPECT;
  const { width, height } = layout;
  const fit = (across: number, down: number) => Math.min(stageWidth / across, stageHeight / down);
  const filled = fit(width, height);
  const whole = Math.min(filled, LARGEST);
  const shown: Partial<ReturnType<typeof boundsOf>> = boundsOf(layout, ids) ?? {};
  const { left = 0, top = 0, right = width, bottom = height } = shown;
  const near = fit(right - left + 2 * AROUND, bottom - top + 2 * AROUND);
  const drawn = Math.max(whole, Math.min(READABLE, near));
  const x = within(width, stageWidth / drawn, (left + right) / 2);
  const y = within(height, stageHeight / drawn, (top + bottom) / 2);
  // The stylesheet draws the picture as large as the stage allows, in its middle; the camera moves it from there.
  const scale = drawn / filled;
  const shift = (middle: number, size: number, stage: number) =>
    50 - (100 * scale * (stage / 2 + (middle - size / 2) * filled)) / stage;
  return { x: shift(x, width, stageWidth), y: shift(y, height, stageHeight), scale };
}

/** The middle of what is seen, so that nothing beside the picture is. */
function within(size: number, seen: number, middle: number): number {
  if (seen >= size) return size / 2;
  return Math.min(size - seen / 2, Math.max(seen / 2, middle));
}

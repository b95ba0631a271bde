import type { Locator } from '@playwright/test';
import { ringed, type Ringed } from './ring.js';

/** How large pictures show components at most. The canvas itself is zoomed as its flow has room, which differs from run to run. */
const ZOOM = 0.75;

const EVERYWHERE = { first: -Infinity, last: Infinity };

/**
 * Shows the canvas as in every run: with the place of a picture in its middle, or behind it the whole flow. Where a list
 * of a component is open, the canvas stays as it is, since the list would.
 *
 * @returns what shows the canvas as it was.
 */
export async function showCanvasSteadily(place: Locator, around?: Locator): Promise<() => Promise<void>> {
  const shown = await place.evaluate(zoomOut, ZOOM);
  if (shown === null) return () => Promise.resolve();
  if (shown.hasPlace)
    await place.evaluate(moveToMiddle, await ringed(place, around, [EVERYWHERE, EVERYWHERE]));
  const viewport = place.page().locator('.react-flow__viewport');
  return () =>
    viewport.evaluate((element: HTMLElement, before) => {
      element.style.transform = before;
    }, shown.before);
}

/**
 * Runs in the page: shows components smaller, and the whole flow where the place is not on the canvas.
 *
 * @returns how the canvas was moved and zoomed before; null where it stays so.
 */
function zoomOut(
  place: Element,
  zoom: number,
): { readonly before: string; readonly hasPlace: boolean } | null {
  const viewport = document.querySelector<HTMLElement>('.react-flow__viewport');
  if (!viewport || viewport.querySelector('[aria-haspopup][aria-expanded="true"]')) return null;
  const before = viewport.style.transform;
  const hasPlace = viewport.contains(place);
  const scaleTo = (factor: number) => (viewport.style.transform = `scale(${factor})`);
  scaleTo(zoom);
  const canvas = viewport.closest('.react-flow')?.getBoundingClientRect();
  if (hasPlace || !canvas) return { before, hasPlace };
  const rects = () =>
    [...viewport.querySelectorAll('.react-flow__node')].map((node) => node.getBoundingClientRect());
  const boxOf = (all: readonly DOMRect[]) => {
    const [left, top] = [Math.min(...all.map((rect) => rect.left)), Math.min(...all.map((rect) => rect.top))];
    const right = Math.max(...all.map((rect) => rect.right));
    const bottom = Math.max(...all.map((rect) => rect.bottom));
    return { left, top, width: right - left, height: bottom - top };
  };
  const full = boxOf(rects());
  scaleTo(zoom * Math.min(1, (0.9 * canvas.width) / full.width, (0.9 * canvas.height) / full.height));
  const { left, top, width, height } = boxOf(rects());
  const x = canvas.left + (canvas.width - width) / 2 - left;
  const y = canvas.top + (canvas.height - height) / 2 - top;
  if (Number.isFinite(x + y))
    viewport.style.transform = `translate(${x}px, ${y}px) ${viewport.style.transform}`;
  return { before, hasPlace };
}

/** Runs in the page: moves a part of the window to the middle of the canvas, and what is ringed to a whole pixel. */
function moveToMiddle(place: Element, { ring, clip }: Ringed): void {
  const viewport = place.closest<HTMLElement>('.react-flow__viewport');
  const canvas = place.closest('.react-flow')?.getBoundingClientRect();
  if (!viewport || !canvas) return;
  const x = Math.round(ring.x + canvas.x + (canvas.width - clip.width) / 2 - clip.x) - ring.x;
  const y = Math.round(ring.y + canvas.y + (canvas.height - clip.height) / 2 - clip.y) - ring.y;
  viewport.style.transform = `translate(${x}px, ${y}px) ${viewport.style.transform}`;
}

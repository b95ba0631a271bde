import type { Locator, Page } from '@playwright/test';

/** A part of the page, in its pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room around what a picture shows. */
const MARGIN = 20;
/** A picture is as wide as a lesson's text at most, so that its words can be read. */
const LARGEST = { width: 720, height: 500 };
const SMALLEST = { width: 520, height: 300 };

/** What a picture shows by itself: the window, the component or the panel around a place. */
const FRAMES =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="application"][aria-label*=" node"], nav, aside';

/** The canvas may be zoomed out; a picture shows components at this zoom at least. */
const LEAST_ZOOM = 0.75;

/** What a picture shows. */
export interface Ringed {
  readonly ring: Rect;
  /** The part of the page. */
  readonly clip: Rect;
  /** How much larger than on the page it is shown. */
  readonly enlarged: number;
}

/** What a ring is drawn around, and the part of the page that its picture shows. */
export async function ringed(place: Locator, around?: Locator): Promise<Ringed> {
  const enlarged = Math.max(1, LEAST_ZOOM / (await place.evaluate(zoomOf)));
  const ring = await place.evaluate(rectIn);
  const seen = await (around ? around.evaluate(rectIn) : place.evaluate(frameOf, { FRAMES, LARGEST }));
  const frame = both(ring, seen);
  const { width = 0, height = 0 } = place.page().viewportSize() ?? {};
  const [x, wide] = span(
    [ring.x, ring.width],
    [frame.x, frame.width],
    [SMALLEST.width / enlarged, LARGEST.width / enlarged, width],
  );
  const [y, high] = span(
    [ring.y, ring.height],
    [frame.y, frame.height],
    [SMALLEST.height / enlarged, LARGEST.height / enlarged, height],
  );
  return { ring, clip: { x, y, width: wide, height: high }, enlarged };
}

/** How far the canvas is zoomed in; runs in the page. */
function zoomOf(element: Element): number {
  const canvas = element.closest('.react-flow__viewport');
  return canvas ? new DOMMatrix(getComputedStyle(canvas).transform).a : 1;
}

/** Where an element is in the window; runs in the page. */
export function rectIn(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** The smallest part with both: some panels let their buttons stand out. */
function both(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Runs in the page. Where no frame is known, it is the largest element around a place that a picture has room for. */
function frameOf(place: Element, { FRAMES, LARGEST }: { FRAMES: string; LARGEST: typeof SMALLEST }): Rect {
  let frame = place.closest(FRAMES);
  for (
    let element: Element | null = place;
    element && !place.closest(FRAMES);
    element = element.parentElement
  ) {
    const { width, height } = element.getBoundingClientRect();
    if (width > LARGEST.width || height > LARGEST.height) break;
    frame = element;
  }
  const { x, y, width, height } = (frame ?? place).getBoundingClientRect();
  return { x, y, width, height };
}

/** A beginning and a length, in one direction. */
type Span = readonly [start: number, size: number];

/** The part that is shown, in one direction: the frame, or as much of it as there is room for around the place. */
function span(
  [place, placeSize]: Span,
  [frame, frameSize]: Span,
  [smallest, largest, page]: readonly [smallest: number, largest: number, page: number],
): Span {
  const size = Math.min(Math.max(frameSize + 2 * MARGIN, placeSize + 2 * MARGIN, smallest), largest, page);
  const isWhole = frameSize + 2 * MARGIN <= size;
  const middle = isWhole ? frame + frameSize / 2 : place + placeSize / 2;
  // Where the place is near an end of a larger frame, that end is shown.
  const [first, last] = isWhole ? [0, page - size] : [frame - MARGIN, frame + frameSize + MARGIN - size];
  const start = Math.min(Math.max(middle - size / 2, first), last);
  return [Math.round(Math.min(Math.max(start, 0), page - size)), Math.round(size)];
}

/** Brings everything that moves to its end. @returns what lets it move again. */
export async function addStillness(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content:
      '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important }',
  });
  // Sizes that follow from it are known after the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return () => style.evaluate((element: Element) => element.remove());
}

/** Draws a ring around a place, thinner where it is shown larger. @returns what takes it away. */
export async function addRing(
  page: Page,
  { ring: { x, y, width, height }, enlarged }: Ringed,
): Promise<() => Promise<void>> {
  const ring = await page.evaluateHandle(
    ([left, top, wide, high, pixel]) => {
      const element = document.createElement('div');
      Object.assign(element.style, {
        position: 'fixed',
        left: `${left - 5 * pixel}px`,
        top: `${top - 5 * pixel}px`,
        width: `${wide + 10 * pixel}px`,
        height: `${high + 10 * pixel}px`,
        border: `${3 * pixel}px solid #e11d48`,
        borderRadius: `${10 * pixel}px`,
        boxShadow: `0 0 0 ${2 * pixel}px #fff, inset 0 0 0 ${1.5 * pixel}px #fff`,
        pointerEvents: 'none',
        zIndex: '2147483647',
      });
      document.body.append(element);
      return element;
    },
    [x, y, width, height, 1 / enlarged] as const,
  );
  return () => ring.evaluate((element) => element.remove());
}

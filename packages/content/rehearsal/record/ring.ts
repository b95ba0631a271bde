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

/** What a picture shows. */
export interface Ringed {
  readonly ring: Rect;
  /** The part of the page. */
  readonly clip: Rect;
}

/** Where a picture may begin and end, in one direction. */
interface Room {
  readonly first: number;
  readonly last: number;
}

/** What a ring is drawn around, and the part of the page that its picture shows. */
export async function ringed(
  place: Locator,
  around?: Locator,
  [wide, high]: readonly [Room, Room] = windowOf(place.page()),
): Promise<Ringed> {
  const ring = await place.evaluate(rectIn);
  const seen = await (around ? around.evaluate(rectIn) : place.evaluate(frameOf, { FRAMES, LARGEST }));
  const frame = both(ring, seen);
  const [x, width] = span(
    [ring.x, ring.width],
    [frame.x, frame.width],
    [SMALLEST.width, LARGEST.width],
    wide,
  );
  const [y, height] = span(
    [ring.y, ring.height],
    [frame.y, frame.height],
    [SMALLEST.height, LARGEST.height],
    high,
  );
  return { ring, clip: { x, y, width, height } };
}

function windowOf(page: Page): [Room, Room] {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return [
    { first: 0, last: width },
    { first: 0, last: height },
  ];
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
  [smallest, largest]: readonly [smallest: number, largest: number],
  room: Room,
): Span {
  const wanted = Math.max(frameSize + 2 * MARGIN, placeSize + 2 * MARGIN, smallest);
  const size = Math.min(wanted, largest, room.last - room.first);
  const isWhole = frameSize + 2 * MARGIN <= size;
  const middle = isWhole ? frame + frameSize / 2 : place + placeSize / 2;
  const within = (start: number, { first, last }: Room) =>
    Math.min(Math.max(start, first), Math.max(first, last - size));
  // Where the place is near an end of a larger frame, that end is shown.
  const start = isWhole
    ? middle - size / 2
    : within(middle - size / 2, { first: frame - MARGIN, last: frame + frameSize + MARGIN });
  return [Math.round(within(start, room)), Math.round(size)];
}

/**
 * Brings everything that moves to its end, with no hint of the pointer on the canvas, and no border of what is selected,
 * which differs from run to run. @returns what lets it move again.
 */
export async function addStillness(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content: `*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important }
      .react-flow__viewport, .react-flow__viewport * { pointer-events: none !important }
      .generic-node-div:not(.border-destructive) { border-color: hsl(var(--border)) !important; box-shadow: none !important }`,
  });
  return () => style.evaluate((element: Element) => element.remove());
}

/**
 * Waits until a place stays where it is. In a window with a table that takes longer than a second, after which the tool
 * makes the columns fit once more.
 */
export async function steady(place: Locator): Promise<void> {
  await place.evaluate(async (element) => {
    const hasTable = element.closest('[role="dialog"]')?.querySelector('[role="treegrid"]');
    const enough = hasTable ? 90 : 20;
    const rect = () => JSON.stringify(element.getBoundingClientRect());
    for (let before = '', same = 0, frames = 0; same < enough && frames < 300; frames++) {
      await new Promise(requestAnimationFrame);
      same = rect() === before ? same + 1 : 0;
      before = rect();
    }
  });
}

/** Draws a ring around a place. @returns what takes it away. */
export async function addRing(
  page: Page,
  { ring: { x, y, width, height } }: Ringed,
): Promise<() => Promise<void>> {
  const ring = await page.evaluateHandle(
    ([left, top, wide, high]) => {
      const element = document.createElement('div');
      Object.assign(element.style, {
        position: 'fixed',
        left: `${left - 5}px`,
        top: `${top - 5}px`,
        width: `${wide + 10}px`,
        height: `${high + 10}px`,
        border: '3px solid #e11d48',
        borderRadius: '10px',
        boxShadow: '0 0 0 2px #fff, inset 0 0 0 1.5px #fff',
        pointerEvents: 'none',
        zIndex: '2147483647',
      });
      document.body.append(element);
      return element;
    },
    [x, y, width, height] as const,
  );
  return () => ring.evaluate((element) => element.remove());
}

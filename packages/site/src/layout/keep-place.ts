/** What a page is read by. */
const PARTS =
  '.ck-step, .ck-exercise, .ck-check, .ck-task-done, .ck-panel, .ck-quiz-form > .ck-question, .ck-results-summary, .ck-answer';

/** How large the room between two parts is at most, in pixels. */
const GAP = 64;

/** Where a reader is: within a part, and which share of it is above the line at which they read. */
interface Place {
  readonly part: Element;
  readonly share: number;
}

/**
 * Keeps the step or question that is read at its place on the screen when the page gets another width, as when a phone is
 * turned, until the document goes. Browsers keep how far the page is scrolled, and it is of another height then.
 */
export function keepPlace(): void {
  let width = window.innerWidth;
  let top = window.scrollY;
  let place = readPlace();
  const remember = () => {
    // What this module has scrolled itself is no other place.
    if (window.innerWidth !== width || Math.abs(window.scrollY - top) < 1) return;
    top = window.scrollY;
    place = readPlace();
  };
  // Once the page is laid out anew, and before it is painted.
  new ResizeObserver(() => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    if (place?.part.isConnected) {
      const { top: start, height } = place.part.getBoundingClientRect();
      window.scrollBy({ top: start + place.share * height - lineOf(place.part), behavior: 'instant' });
    }
    top = window.scrollY;
  }).observe(document.documentElement);
  window.addEventListener('scroll', remember, { passive: true });
}

/** Undefined where none is read: above the first part, and below the last one. */
function readPlace(): Place | undefined {
  const part = [...document.querySelectorAll(PARTS)].findLast((each) => {
    const { top } = each.getBoundingClientRect();
    // The line is in the window: of what is below it no styles are asked for, at each scrolling.
    return top <= window.innerHeight && top <= lineOf(each) + 1;
  });
  if (!part) return undefined;
  const { top, bottom, height } = part.getBoundingClientRect();
  const line = lineOf(part);
  const share = Math.min(Math.max(0, (line - top) / height), 1);
  return bottom + GAP > line ? { part, share } : undefined;
}

/** How far below the window's top a part stands that an address leads to: below the bars. */
function lineOf(part: Element): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return parseFloat(getComputedStyle(part).scrollMarginTop) + parseFloat(scrollPaddingTop);
}

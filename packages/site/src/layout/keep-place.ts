/** What a page is read by. */
const PARTS =
  '.ck-step, .ck-exercise, .ck-check, .ck-task-done, .ck-panel, .ck-quiz-form > .ck-question, .ck-results-summary, .ck-answer, .ck-progress-card, ' +
  '.hero-inner > *, .try-out, .band, .band > h2, .band > ul > li, .tile';

/** How large the room between two parts is at most, in pixels. */
const GAP = 64;

/** How long after a turn or another language a page is laid out anew, as by pictures that get another height, and scrolled by the browser, in milliseconds. */
const SETTLING = 1000;

/** What readers scroll a page with. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Where a reader is: within a part, and which share of it is above the line at which they read. */
interface Place {
  readonly part: Element;
  readonly share: number;
  /** How far below the bars that line is, in pixels. */
  readonly below: number;
}

/**
 * Keeps the step or question that is read at its place on the screen when the page gets another width, as when a phone is
 * turned, or another language, until the document goes. Browsers keep how far the page is scrolled, and it is of another height then.
 */
export function keepPlace(): void {
  let width = widthNow();
  let top = window.scrollY;
  let place = readPlace();
  let changedAt = -Infinity;
  let isReadersOwn = true;
  const isSettling = () => performance.now() - changedAt <= SETTLING;
  const readAgain = () => {
    top = window.scrollY;
    place = readPlace();
  };
  const remember = () => {
    // What this module has scrolled itself is no other place.
    if (widthNow() !== width || Math.abs(window.scrollY - top) < 1) return;
    if (isSettling() && !isReadersOwn) {
      last.observe(document.body);
      return;
    }
    readAgain();
  };
  const last = new ResizeObserver(() => {
    last.disconnect();
    width = widthNow();
    if (place?.part.isConnected) {
      const { top: start, height } = place.part.getBoundingClientRect();
      const line = barsAbove(place.part).bottom + place.below;
      window.scrollBy({ top: start + place.share * height - line, behavior: 'instant' });
    }
    top = window.scrollY;
  });
  const change = () => {
    changedAt = performance.now();
    // Chromium scrolls the page of a turned phone to a place of its own, at times some frames after this.
    isReadersOwn = !matchMedia('(pointer: coarse)').matches;
  };
  // Once the page is laid out anew, and before it is painted; after those who say then how high the bars are: what is observed
  // from now on is told in a turn of its own.
  new ResizeObserver(() => {
    if (widthNow() !== width) change();
    if (isSettling()) last.observe(document.body);
  }).observe(document.documentElement);
  // It changes with the texts, also where the page gets no other height.
  new MutationObserver(() => {
    change();
    last.observe(document.body);
  }).observe(document.documentElement, { attributeFilter: ['lang'] });
  for (const input of INPUTS)
    window.addEventListener(input, () => (isReadersOwn = true), { capture: true, passive: true });
  window.addEventListener('scroll', remember, { passive: true });
  // The kit scrolls to what was chosen in a drawing: said right before, and not to be undone before its own scroll event comes.
  window.addEventListener('course-kit:scroll', () => queueMicrotask(readAgain));
}

/** What is observed changes with it, and with nothing else. */
const widthNow = () => document.documentElement.clientWidth;

/** Undefined where none is read: above the first part, and below the last one. */
function readPlace(): Place | undefined {
  const part = [...document.querySelectorAll(PARTS)].findLast((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    // The line is in the window: of what is above and below it no styles are asked for, at each scrolling.
    if (height === 0 || top > window.innerHeight || bottom + GAP <= 0) return false;
    const { line } = barsAbove(each);
    return top <= line + 1 && bottom + GAP > line;
  });
  if (!part) return undefined;
  const { top, height } = part.getBoundingClientRect();
  const bars = barsAbove(part);
  // A head that is in sight stays so below other bars.
  const below = Math.max(0, Math.min(top, bars.line) - bars.bottom);
  return { part, share: Math.min(Math.max(0, (bars.bottom + below - top) / height), 1), below };
}

/** Where the bars at the window's top end, and where a part stands that an address leads to, in pixels. */
function barsAbove(part: Element): { readonly bottom: number; readonly line: number } {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const bottom = parseFloat(getComputedStyle(part).scrollMarginTop);
  return { bottom, line: bottom + parseFloat(scrollPaddingTop) };
}

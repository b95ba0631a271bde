import { clearOffset, type Span } from './clear-offset.js';

/** What a learner may need next: controls, and messages beside fields. A page's footer is not included. */
const NEEDED = 'a[href], button, input, select, textarea, label, summary, [role="alert"]';

/** Moves toasts away from their edge of the window until they cover nothing that is needed next. */
export function keepClear(region: HTMLElement): void {
  // Toasts do not move while they are hovered or focused.
  if (region.matches(':hover, :focus-within')) return;
  region.style.insetBlock = '';
  const { top, bottom, left, right } = region.getBoundingClientRect();
  const room = region.ownerDocument.documentElement.clientHeight;
  const isAtTop = top < room - bottom;
  const fromEdge = (box: { readonly top: number; readonly bottom: number }): Span =>
    isAtTop ? { start: box.top, end: box.bottom } : { start: room - box.bottom, end: room - box.top };
  const obstacles = neededAround(region)
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < right && box.right > left)
    .filter((box) => box.bottom > 0 && box.top < room)
    .map(fromEdge);
  const toasts = fromEdge({ top, bottom });
  const offset = clearOffset(toasts, obstacles, room);
  if (offset !== toasts.start) region.style[isAtTop ? 'insetBlockStart' : 'insetBlockEnd'] = `${offset}px`;
}

/** Keeps them clear also while the page is scrolled or the focus moves. @returns ends that. */
export function stayClear(region: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const move = () => keepClear(region);
  for (const type of ['scrollend', 'focusin'] as const) document.addEventListener(type, move, { signal });
  window.addEventListener('resize', move, { signal });
  return () => listening.abort();
}

function neededAround(region: HTMLElement): Element[] {
  const root = region.getRootNode();
  const roots = root instanceof ShadowRoot ? [root, document] : [document];
  return roots
    .flatMap((place) => [...place.querySelectorAll(NEEDED)])
    .filter((element) => !region.contains(element) && element.closest('footer') === null);
}

import { brand } from '#brand/brand.config.ts';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const STORAGE_KEY = `${brand.storageKey}:places`;

/** Until then the browser itself has brought the visitor to where they are. */
let hasArrived = false;

/**
 * Brings the learner to a page: on a new one to its top, or to the place its address names, with focus on
 * the heading so that a screen reader reads where they have come to; on a way back to where they were, with
 * focus on what had it there, such as the link that they followed. Called above the page's content, it ends before that
 * is gone.
 */
export function useScrollAndFocus(): void {
  const { key, pathname, hash } = useLocation();
  // Pages that were opened, and not navigated to, all have the same key.
  const page = `${key} ${pathname}`;
  const isPop = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    // Browsers keep this with the place in the history, so it tells a reload from an address that was typed.
    const wasHere = window.history.scrollRestoration === 'manual';
    window.history.scrollRestoration = 'manual';
    const { top, focus } = (isPop && wasHere && readPlaces()[page]) || {};
    const target = top === undefined && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    const hasScrolled = !hasArrived && window.scrollY > 0;
    hasArrived = true;
    // Who has scrolled a prerendered page before it was hydrated is not thrown back.
    if (hasScrolled) return undefined;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: top ?? 0, behavior: 'instant' });
    // A page that was opened, not navigated to, keeps the browser's own start.
    if (focus || (key !== 'default' && hash === '')) return focusOn(focus);
    return undefined;
  }, [key, page, hash, isPop]);

  // Ends before the next page stands there: its scrolling to the top is not this page's place.
  useLayoutEffect(() => {
    const rememberTop = () => writePlace(page, { top: window.scrollY });
    const rememberFocus = ({ target }: FocusEvent) =>
      writePlace(page, { focus: spotOf(target as HTMLElement) });
    window.addEventListener('scroll', rememberTop, { passive: true });
    window.addEventListener('focusin', rememberFocus);
    return () => {
      // Scroll events come with the next frame: whoever goes on before is still where they scrolled to.
      rememberTop();
      window.removeEventListener('scroll', rememberTop);
      window.removeEventListener('focusin', rememberFocus);
    };
  }, [page]);
}

/** One of the elements that a selector finds. */
interface Spot {
  readonly selector: string;
  readonly index: number;
  /** How many there were. Where links lead tells enough; anything else is only the same among as many. */
  readonly count?: number;
}

/** Where the focus is, in a way that finds it again on the same page. Undefined for what learners do not go to. */
function spotOf(element: HTMLElement): Spot | undefined {
  if (element.tabIndex < 0) return undefined;
  const href = element.getAttribute('href');
  // Toasts, which stand outside, come and go.
  const scope = element.closest('main') ? 'main ' : '';
  const selector = scope + (href === null ? element.localName : `a[href=${JSON.stringify(href)}]`);
  const alike = [...document.querySelectorAll(selector)];
  return { selector, index: alike.indexOf(element), ...(href === null && { count: alike.length }) };
}

function findSpot({ selector, index, count }: Spot): HTMLElement | undefined {
  const alike = document.querySelectorAll<HTMLElement>(selector);
  // A link may have lost its like: the last that leads there is meant then.
  if (count === undefined) return alike[index] ?? alike[alike.length - 1];
  return count === alike.length ? alike[index] : undefined;
}

/**
 * Gives focus to a spot, else to the heading. A page that is still finding out what to show has them later; until
 * then its content has the focus. Who has gone on meanwhile is left alone.
 */
function focusOn(spot: Spot | undefined): (() => void) | undefined {
  const main = document.querySelector('main');
  if (!main) return undefined;
  let focused: HTMLElement | undefined;
  const isSettled = () => {
    if (focused && document.activeElement !== focused) return true;
    const found = spot && findSpot(spot);
    const next = found ?? main.querySelector<HTMLElement>('[data-page-title]') ?? main;
    if (next !== focused) next.focus({ preventScroll: true });
    focused = next;
    return spot ? next === found : next !== main;
  };
  if (isSettled()) return undefined;
  const observer = new MutationObserver(() => {
    if (isSettled()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** What is remembered of a page. */
interface Place {
  readonly top?: number;
  readonly focus?: Spot | undefined;
}

function readPlaces(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, Place>;
  } catch {
    return {};
  }
}

function writePlace(page: string, place: Place): void {
  try {
    const places = readPlaces();
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...places, [page]: { ...places[page], ...place } }));
  } catch {
    // A browser that keeps nothing starts each page at its top.
  }
}

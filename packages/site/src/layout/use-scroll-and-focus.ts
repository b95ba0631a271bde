import { brand } from 'virtual:course-site/options';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from '../navigation/location.js';
import { focusForNow } from './focus-for-now.js';

/** How long after something was added to it a page may take to be as it was left. */
const COMING_MILLISECONDS = 1000;

/** False for the first page of a visit, which the browser itself has scrolled. */
let hasArrived = false;

const STORAGE_KEY = `${brand.storageKey}:places`;

/**
 * Scrolls and moves the focus after a navigation. A new page is shown from its top, or from the element that its address
 * names, with the focus on its heading, so that a screen reader reads it out. Back and Forward restore the position, and
 * the focus on the element that had it, such as the link that was followed. Call it above the page's content, so that
 * its cleanup runs while that is still there.
 */
export function useScrollAndFocus(): void {
  const { pathname, hash, state, entry, isTraversal: isPop, count } = useLocation();
  const isFound = state['isFound'] === true;
  // Another page may take the place of one in the history.
  const page = `${entry} ${pathname}${hash}`;
  /** What the page scrolls to, until it has arrived there. */
  const goal = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    // While the page is hydrated its address is not known.
    if (entry === '') return undefined;
    // Browsers store this with the history entry, so it tells a reload from an address that was typed.
    const wasHere = window.history.scrollRestoration === 'manual';
    window.history.scrollRestoration = 'manual';
    const { top, focus } = (isPop && wasHere && readPlaces()[page]) || {};
    const target = top === undefined && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    const isFirst = !hasArrived;
    hasArrived = true;
    // On a page that was opened directly the focus stays where the browser puts it.
    const takesFocus = focus !== undefined || (count > 0 && hash === '');
    // Where nothing is to be done, the browser is not asked how far the page is scrolled: it would lay out the page for that.
    if (isFirst && !target && top === undefined && !takesFocus) return undefined;
    // A visitor who scrolled the prerendered page before it was hydrated stays where they are, unless it is where the address leads.
    const isThere = () => target && target.getBoundingClientRect().top >= 0 && isReached(target);
    if (isFirst && window.scrollY > 0 && !isThere()) return undefined;
    goal.current = target;
    // No browser scrolls smoothly on Back or Forward; and whoever was sent to a place of another page is there at once, whatever folds above it meanwhile.
    const isAtOnce = isPop || isFound;
    const scroll = () => {
      if (target) target.scrollIntoView({ behavior: isAtOnce ? 'instant' : 'auto' });
      else window.scrollTo({ top: top ?? 0, behavior: 'instant' });
    };
    scroll();
    // Where the page was still scrolling, Chromium adds with the next frame what it has scrolled since the last one.
    const frame = isAtOnce ? requestAnimationFrame(scroll) : 0;
    // A place that a search has found is read out, and the keyboard goes on from there.
    if (target && isFound) focusForNow(target);
    const stop = takesFocus ? focusOn(focus) : undefined;
    const leave = isPop && (target || !isFirst) ? whileItComes(scroll) : undefined;
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
      leave?.();
    };
  }, [count, entry, page, hash, isPop, isFound]);

  // A layout effect, so that it no longer listens when the next page scrolls to its top.
  useLayoutEffect(() => {
    // The address changes first, and the page only with the next rendering: until then it scrolls on its way to the next place.
    const hasLeft = () => !!window.navigation && window.navigation.currentEntry?.key !== entry;
    const rememberTop = () => {
      // Who leaves on the way to a step comes back to the step.
      if (!goal.current && !hasLeft()) writePlace(page, { top: window.scrollY });
    };
    const arrive = () => {
      if (goal.current && isReached(goal.current)) goal.current = null;
      rememberTop();
    };
    const scrollOn = () => (goal.current = null);
    const rememberFocus = ({ target }: FocusEvent) => {
      if (!hasLeft()) writePlace(page, { focus: spotOf(target as HTMLElement) });
    };
    const gone = new AbortController();
    const { signal } = gone;
    window.addEventListener('scroll', rememberTop, { passive: true, signal });
    window.addEventListener('scrollend', arrive, { signal });
    // A reader who scrolls on is on no way any more.
    for (const input of ['wheel', 'touchmove'])
      window.addEventListener(input, scrollOn, { passive: true, signal });
    window.addEventListener('focusin', rememberFocus, { signal });
    const leave = () => {
      // Scroll events come with the next frame, which may be after the navigation.
      rememberTop();
      // Astro leaves this to the browser on its way to a part of the page, which then scrolls after this module on the way back.
      window.history.scrollRestoration = 'manual';
    };
    window.navigation?.addEventListener('navigate', leave, { signal });
    // The next page takes its place before the address changes.
    document.addEventListener(
      'astro:before-swap',
      () => {
        rememberTop();
        gone.abort();
      },
      { signal },
    );
    return () => gone.abort();
  }, [entry, page]);
}

/** Repeats something for as long as progress adds to a page, or folds what was done above a place, and nobody scrolls. */
function whileItComes(scroll: () => void): () => void {
  const main = document.querySelector('main');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const grown = new ResizeObserver(() => {
    scroll();
    // On a slow device one thing after the other is added.
    clearTimeout(timer);
    timer = setTimeout(stop, COMING_MILLISECONDS);
  });
  if (main) grown.observe(main);
  const over = new AbortController();
  const stop = () => {
    grown.disconnect();
    over.abort();
    clearTimeout(timer);
  };
  // What the page still scrolls on its way to another place.
  window.addEventListener('scroll', scroll, { passive: true, signal: over.signal });
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(input, stop, { passive: true, signal: over.signal });
  return stop;
}

/** Whether an element that the page has scrolled to is where people read, or as far up as the end of the page lets it. */
function isReached(target: HTMLElement): boolean {
  const { top } = target.getBoundingClientRect();
  const { scrollHeight } = document.documentElement;
  return (
    (top >= 0 && top <= window.innerHeight / 2) || window.scrollY + window.innerHeight >= scrollHeight - 1
  );
}

/** One of the elements that match a selector. */
interface Spot {
  readonly selector: string;
  readonly index: number;
  /** How many matched. Left out for links: their address identifies them, also when their number has changed. */
  readonly count?: number;
}

/** Describes a focused element, to find it again on the same page. Undefined for what Tab does not reach. */
function spotOf(element: HTMLElement): Spot | undefined {
  if (element.tabIndex < 0) return undefined;
  const href = element.getAttribute('href');
  // Within `main` where possible, because toasts, which are outside it, come and go.
  const scope = element.closest('main') ? 'main ' : '';
  const selector = scope + (href === null ? element.localName : `a[href=${JSON.stringify(href)}]`);
  const alike = [...document.querySelectorAll(selector)];
  return { selector, index: alike.indexOf(element), ...(href === null && { count: alike.length }) };
}

function findSpot({ selector, index, count }: Spot): HTMLElement | undefined {
  const alike = document.querySelectorAll<HTMLElement>(selector);
  // Where there are fewer links to this address now, the last one.
  if (count === undefined) return alike[index] ?? alike[alike.length - 1];
  return count === alike.length ? alike[index] : undefined;
}

/**
 * Focuses a spot, else the heading. A page that is still loading shows them later; until then `main` has the focus.
 * Stops as soon as the learner moves the focus.
 */
function focusOn(spot: Spot | undefined): (() => void) | undefined {
  const main = document.querySelector('main');
  if (!main) return undefined;
  let focused: HTMLElement | undefined;
  const isSettled = () => {
    if (focused && document.activeElement !== focused) return true;
    const stands = spot && findSpot(spot);
    // What is hidden until the page is there takes no focus.
    const found = stands?.checkVisibility({ visibilityProperty: true }) ? stands : undefined;
    const next = found ?? main.querySelector<HTMLElement>('[data-page-title]') ?? main;
    if (next !== focused) focusForNow(next);
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

/** The position and focus to restore on a page. */
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
    // Without storage every page starts at its top.
  }
}

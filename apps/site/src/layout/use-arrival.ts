import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const STORAGE_KEY = 'langflow-learning:scroll';

/**
 * Brings the learner to a page: on a new one to its top, or to the place its address names, with focus on
 * the heading so that a screen reader reads where they have come to; on a way back to where they were.
 */
export function useArrival(): void {
  const { key, pathname, hash } = useLocation();
  // Pages that were opened, and not navigated to, all have the same key.
  const page = `${key} ${pathname}`;
  const isReturn = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const place = isReturn ? readPlaces()[page] : undefined;
    const target = place === undefined && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: place ?? 0, behavior: 'instant' });
    // A page that was opened, not navigated to, keeps the browser's own start.
    if (key !== 'default' && hash === '') return focusHeading();
    return undefined;
  }, [key, page, hash, isReturn]);

  // Ends before the next page stands there: its scrolling to the top is not this page's place.
  useLayoutEffect(() => {
    const remember = () => writePlace(page, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [page]);
}

/** A page that is still finding out what to show has its heading later; until then its content has the focus. */
function focusHeading(): (() => void) | undefined {
  const main = document.querySelector('main');
  const findHeading = () => main?.querySelector<HTMLElement>('[data-page-title]');
  const heading = findHeading();
  (heading ?? main)?.focus({ preventScroll: true });
  if (heading || !main) return undefined;
  const observer = new MutationObserver(() => {
    const late = findHeading();
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === main) late.focus({ preventScroll: true });
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

type Places = Record<string, number>;

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Places;
  } catch {
    return {};
  }
}

function writePlace(key: string, top: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readPlaces(), [key]: top }));
  } catch {
    // A browser that keeps nothing starts each page at its top.
  }
}

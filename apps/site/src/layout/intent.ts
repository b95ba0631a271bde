import { preloadToaster } from 'course-kit';
import { preloadPage } from '../preload-page.js';

/** What a learner does before anything that is told about. */
const SIGNS = ['pointerover', 'touchstart', 'keydown', 'scroll'] as const;
const PATIENCE_MILLISECONDS = 8000;

/**
 * Fetches what toasts need when the learner first stirs, or after a while: nearly every visit has one, and one that
 * says that the network is gone must be there by then, but none comes while the page is still being made ready.
 *
 * @returns ends the waiting.
 */
function preloadToasts(): () => void {
  const waiting = new AbortController();
  const preload = () => {
    if (!navigator.onLine) return;
    waiting.abort();
    void preloadToaster();
  };
  const timer = setTimeout(preload, PATIENCE_MILLISECONDS);
  waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const sign of SIGNS) addEventListener(sign, preload, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

/**
 * Fetches the page that a link leads to as soon as it is pointed at or focused.
 *
 * @returns ends that.
 */
function preloadOnIntent(): () => void {
  const listening = new AbortController();
  const preload = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a[href]');
    if (link instanceof HTMLAnchorElement) preloadPage(link.href);
  };
  for (const sign of ['pointerover', 'focusin'])
    addEventListener(sign, preload, { passive: true, signal: listening.signal });
  return () => listening.abort();
}

/** Fetches toasts and pages when the learner's hand shows that they are going to be needed. @returns ends that. */
export function fetchAhead(): () => void {
  const stops = [preloadToasts(), preloadOnIntent()];
  return () => stops.forEach((stop) => stop());
}

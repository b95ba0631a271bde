import { preloadToaster } from 'course-kit';

/** What a learner does before anything that is told about. */
const SIGNS = ['pointerover', 'touchstart', 'keydown', 'scroll'] as const;
const PATIENCE_MILLISECONDS = 8000;

/**
 * Fetches what toasts need when the learner first stirs, or after a while: nearly every visit has one, and one that
 * says that the network is gone must be there by then, but none comes while the page is still being made ready.
 *
 * @returns ends the waiting.
 */
export function preloadToasts(): () => void {
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

import type { Unsubscribe } from '../ports/course-storage.js';

const LONGEST_PAUSE_MILLISECONDS = 30_000;

/**
 * Tries something until it works: now, after 1, 2, 4 … 30 seconds, and whenever the network is back or the learner returns
 * to the page. The result stops it.
 *
 * @param onFirstFailure - called once, if the first try fails.
 */
export function keepTrying(work: () => Promise<void>, onFirstFailure?: () => void): Unsubscribe {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;
  let isBusy = false;
  const attempt = () => {
    clearTimeout(timer);
    if (isBusy) return;
    isBusy = true;
    work().then(stop, () => {
      isBusy = false;
      if (isOver) return;
      if (failures === 0) onFirstFailure?.();
      timer = setTimeout(attempt, Math.min(1000 * 2 ** failures++, LONGEST_PAUSE_MILLISECONDS));
    });
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    listen('removeEventListener');
  };
  const listen = (how: 'addEventListener' | 'removeEventListener') =>
    ['online', 'focus'].forEach((event) => globalThis[how]?.(event, attempt));
  listen('addEventListener');
  attempt();
  return stop;
}

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isNamed, namedPlace } from './named-step.js';

const NONE: readonly number[] = [];

/**
 * Folds a step to its title once its result is seen, and opens it when that is taken back. Readers may do otherwise. What
 * was pressed stays where it is on the screen; where the page would have to begin higher for that, the step stays open.
 *
 * @param hasChecked - whether the reader has checked a step on this page. Until then the step that the address names stays
 *   open: whoever was sent there is to read it.
 */
export function useFoldedSteps(
  lesson: RefObject<HTMLElement | null>,
  seenSteps: readonly number[],
  hasChecked: RefObject<boolean>,
): void {
  const before = useRef(NONE);
  useLayoutEffect(() => {
    const isFirst = before.current.length === 0;
    // Whoever was sent to a place stays there, whatever folds above it.
    const focused = lesson.current?.querySelector('.ck-step:focus');
    const isSent = !hasChecked.current && seenSteps.length > 0;
    const place = isSent ? (focused ?? (isFirst ? namedPlace(lesson.current) : null)) : null;
    lesson.current?.querySelectorAll<HTMLDetailsElement>('details.ck-step-fold').forEach((fold, index) => {
      const isSeen = seenSteps.includes(index + 1);
      if (before.current.includes(index + 1) === isSeen) return;
      if (!hasChecked.current && isNamed(index + 1)) return;
      if (place) fold.open = !isSeen;
      else foldInPlace(fold, !isSeen);
    });
    before.current = seenSteps;
    if (!place) return undefined;
    const stay = () => place.scrollIntoView({ behavior: 'instant' });
    stay();
    // Where the page was still scrolling, Chromium adds with the next frame what it has scrolled since the last one.
    const frame = requestAnimationFrame(stay);
    return () => cancelAnimationFrame(frame);
  }, [lesson, seenSteps, hasChecked]);
}

/** Opens or folds a step without moving its check, where that is in sight. */
function foldInPlace(fold: HTMLDetailsElement, isOpen: boolean): void {
  const topOf = () => fold.parentElement?.querySelector('.ck-step-check')?.getBoundingClientRect().top ?? 0;
  const top = topOf();
  const wasOpen = fold.open;
  fold.open = isOpen;
  if (top < 0 || top > window.innerHeight) return;
  const moved = topOf() - top;
  if (window.scrollY + moved < 0) fold.open = wasOpen;
  else if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

import { watchSight } from '@course-kit/react/feature';
import { useEffect, type RefObject } from 'react';

/** Keeps the chosen option in sight, where it was, when a picture is drawn anew for another width, as on a phone that is turned. */
export function useChosenInSight(picture: RefObject<HTMLElement | null>, chosen: number | undefined): void {
  useEffect(() => {
    const { current } = picture;
    if (!current || chosen === undefined) return undefined;
    // One in each of the pictures that the stylesheet chooses from.
    const marks = [...current.querySelectorAll('[data-chosen]')];
    // A phone may be turned before the browser says which are in sight.
    const seen = new Set(marks.filter(isInWindow));
    const stopWatching = watchSight(marks, (entries) =>
      entries.forEach(({ target, isIntersecting }) =>
        isIntersecting ? seen.add(target) : seen.delete(target),
      ),
    );
    let width = current.clientWidth;
    const size = new ResizeObserver(() => {
      if (current.clientWidth === width) return;
      width = current.clientWidth;
      // Once the page is where it stays otherwise: browsers scroll one that is turned, and hosts scroll it back.
      if (seen.size > 0)
        requestAnimationFrame(() => requestAnimationFrame(() => marks.forEach(bringIntoSight)));
    });
    size.observe(current);
    return () => {
      stopWatching?.();
      size.disconnect();
    };
  }, [picture, chosen]);
}

function isInWindow(mark: Element): boolean {
  const { top, bottom, width } = mark.getBoundingClientRect();
  return width > 0 && top < window.innerHeight && bottom > 0;
}

function bringIntoSight(mark: Element): void {
  // The page may be another by then.
  if (!mark.isConnected) return;
  const { left, top, bottom, width } = mark.getBoundingClientRect();
  const root = mark.getRootNode() as Document | ShadowRoot;
  // What a bar covers is not in sight either.
  const isSeen = [top + 1, bottom - 1].every((y) =>
    mark.contains(root.elementFromPoint(left + width / 2, y)),
  );
  if (width === 0 || isSeen) return;
  // A host that keeps the place of a reader on a turned phone hears that this is the place from now on.
  mark.dispatchEvent(new Event('course-kit:scroll', { bubbles: true, composed: true }));
  mark.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

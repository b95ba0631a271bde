import { useEffect, useRef, useState, type RefObject } from 'react';
import { stepAnchor } from '../../model/step-anchor.js';

/** Where a learner stopped in a lesson. */
export interface LeftOff {
  /** The step's number, from 1. */
  readonly step: number;
  /** The page was opened there. */
  readonly isOpened: boolean;
}

/**
 * Brings the learner to the step at which they left off, once that is known; not where the address names a part of the
 * page, the learner has scrolled already, or the browser restores where they were (Back, Forward and reload). Undefined
 * again once they read another step than the one that the page was opened at.
 */
export function useLeftOff(
  lesson: RefObject<HTMLElement | null>,
  step: number | undefined,
  resumes: boolean | undefined,
  /** The number of the step that is being read, from 1. */
  read: number,
): LeftOff | undefined {
  const [isOpened, setOpened] = useState(false);
  const [hasReadOn, setReadOn] = useState(false);
  const reading = useRef<{ readonly from: number; readonly hasBegun: boolean; readonly top: number }>(null);
  useEffect(() => {
    if (step === undefined) return;
    const topNow = () => lesson.current?.getBoundingClientRect().top ?? 0;
    if (!reading.current) {
      const opens = resumes === true && !hasOwnPosition() && open(lesson.current, step);
      setOpened(opens);
      // The browser may go to the step that the address names only now.
      const hasBegun = !opens && (!window.location.hash || isNamed(read));
      reading.current = { from: opens ? step : read, hasBegun, top: topNow() };
      return;
    }
    const { from, hasBegun, top } = reading.current;
    if (read === from || (!hasBegun && isNamed(read))) reading.current = { from: read, hasBegun: true, top };
    // The observer reports steps that are in sight from the start a moment later; that is not reading on.
    else if (hasBegun && topNow() !== top) setReadOn(true);
  }, [lesson, resumes, step, read]);
  return step === undefined || hasReadOn ? undefined : { step, isOpened };
}

function open(lesson: HTMLElement | null, step: number): boolean {
  const target = lesson?.querySelector<HTMLElement>(`#${stepAnchor(step)}`);
  if (!target) return false;
  target.scrollIntoView?.({ behavior: 'instant' });
  target.tabIndex = -1;
  // Until a press on its text, which is none on the step: Tab goes on from there.
  target.addEventListener('mousedown', () => target.removeAttribute('tabindex'));
  target.focus({ preventScroll: true });
  return true;
}

/** Whether the address names a step. */
const isNamed = (step: number) => window.location.hash.slice(1) === stepAnchor(step);

function hasOwnPosition(): boolean {
  const { hash, href } = window.location;
  if (hash !== '' || window.scrollY > 0) return true;
  // Of the document; a page that was reached without loading one has another address.
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.name === href && loaded.type !== 'navigate';
}

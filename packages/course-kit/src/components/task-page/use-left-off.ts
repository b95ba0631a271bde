import { useEffect, useState, type RefObject } from 'react';
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
 * page, the learner has scrolled already, or the browser restores where they were (Back, Forward and reload).
 */
export function useLeftOff(
  lesson: RefObject<HTMLElement | null>,
  step: number | undefined,
  resumes: boolean,
): LeftOff | undefined {
  const [opened, setOpened] = useState<number>();
  useEffect(() => {
    const target =
      step === undefined ? null : lesson.current?.querySelector<HTMLElement>(`#${stepAnchor(step)}`);
    if (!target || !resumes || hasOwnPosition()) return;
    target.scrollIntoView?.({ behavior: 'instant' });
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    setOpened(step);
  }, [lesson, resumes, step]);
  return step === undefined ? undefined : { step, isOpened: step === opened };
}

function hasOwnPosition(): boolean {
  const { hash, href } = window.location;
  if (hash !== '' || window.scrollY > 0) return true;
  // Of the document; a page that was reached without loading one has another address.
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.name === href && (loaded.type === 'back_forward' || loaded.type === 'reload');
}

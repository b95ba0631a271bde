import { useEffect, useRef, useState, type RefObject } from 'react';
import { stepAnchor } from '../../model/step-anchor.js';
import { isNamed } from './named-step.js';

/** Where a learner stopped in a lesson. */
export interface LeftOff {
  /** The step's number, from 1. */
  readonly step: number;
  /** The page was opened there. */
  readonly isOpened: boolean;
}

/** Where the learner was when that was known. */
interface Reading {
  readonly from: number;
  readonly hasBegun: boolean;
  readonly top: number;
  readonly opens: boolean;
}

/**
 * Brings the learner to the step at which they left off, once that is known; not where the address names a part of the
 * page, the learner has scrolled already, or the browser restores where they were (Back, Forward and reload). Undefined
 * where the step is on the screen by that, and once they read another step than the one that the page was opened at.
 */
export function useLeftOff(
  lesson: RefObject<HTMLElement | null>,
  step: number | undefined,
  resumes: boolean | undefined,
  /** The number of the step that is being read, from 1. */
  read: number,
): LeftOff | undefined {
  const [told, setTold] = useState<'opened' | 'offered'>();
  const reading = useRef<Reading>(null);
  useEffect(() => {
    if (step === undefined) return;
    const topNow = () => lesson.current?.getBoundingClientRect().top ?? 0;
    if (!reading.current) {
      const opens = resumes === true && !hasOwnPosition() && open(lesson.current, step);
      if (opens) setTold('opened');
      else if (!isNamed(step) && !isInSight(lesson.current, step)) setTold('offered');
      // The browser may go to the step that the address names only now.
      const hasBegun = !opens && (!window.location.hash || isNamed(read));
      reading.current = { from: opens ? step : read, hasBegun, top: topNow(), opens };
      return;
    }
    const { from, hasBegun, top, opens } = reading.current;
    if (read === step && !opens) setTold(undefined);
    else if (read === from || (!hasBegun && isNamed(read)))
      reading.current = { ...reading.current, from: read, hasBegun: true };
    // The observer reports steps that are in sight from the start a moment later; that is not reading on.
    else if (hasBegun && topNow() !== top) setTold(undefined);
  }, [lesson, resumes, step, read]);
  return step !== undefined && told ? { step, isOpened: told === 'opened' } : undefined;
}

const partOf = (lesson: HTMLElement | null, step: number) =>
  lesson?.querySelector<HTMLElement>(`#${stepAnchor(step)}`);

/** Whether a step is where people read. */
function isInSight(lesson: HTMLElement | null, step: number): boolean {
  const rect = partOf(lesson, step)?.getBoundingClientRect();
  return !!rect && rect.top <= window.innerHeight / 2 && rect.bottom > 0;
}

function open(lesson: HTMLElement | null, step: number): boolean {
  const target = partOf(lesson, step);
  if (!target) return false;
  target.scrollIntoView?.({ behavior: 'instant' });
  target.tabIndex = -1;
  // Until a press on its text, which is none on the step: Tab goes on from there.
  target.addEventListener('mousedown', () => target.removeAttribute('tabindex'));
  target.focus({ preventScroll: true });
  return true;
}

function hasOwnPosition(): boolean {
  const { hash, href } = window.location;
  if (hash !== '' || window.scrollY > 0) return true;
  // Of the document; a page that was reached without loading one has another address.
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.name === href && loaded.type !== 'navigate';
}

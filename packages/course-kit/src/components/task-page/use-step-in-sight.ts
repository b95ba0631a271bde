import { useEffect, useState, type RefObject } from 'react';
import { watchSight } from '../../primitives/watch-sight.js';

/** The line of the window at which somebody reads: on a phone the canvas is above it. */
const READING_LINE = '-50% 0px';

/** The number of the step that is being read, from 1: the last one that came to the line at which people read. */
export function useStepInSight(guide: RefObject<HTMLElement | null>, count: number): number {
  const [step, setStep] = useState(1);
  useEffect(() => {
    const steps = [...(guide.current?.querySelectorAll('.ck-step') ?? [])].slice(0, count);
    return watchSight(
      steps,
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (read) setStep(steps.indexOf(read.target) + 1);
      },
      READING_LINE,
    );
  }, [guide, count]);
  return step;
}

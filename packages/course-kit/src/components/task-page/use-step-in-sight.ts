import { useEffect, useState, type RefObject } from 'react';
import { watchSight } from '../../primitives/watch-sight.js';
import { watchJumps } from './watch-jumps.js';

/** All above the line of the window at which somebody reads (on a phone the canvas is above it): no jump passes a step unseen. */
const READING_LINE = '9999999px 0px -50%';

/**
 * The number of the step that is being read, from 1: the one that a jump has led to, and once the reader scrolls, the
 * last one that came to the line at which people read.
 */
export function useStepInSight(guide: RefObject<HTMLElement | null>, count: number): number {
  const [read, setRead] = useState(1);
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    const steps = [...(guide.current?.querySelectorAll('.ck-step') ?? [])].slice(0, count);
    const stopJumps = watchJumps(steps, (step) => setAsked(step && steps.indexOf(step) + 1));
    const stopSight = watchSight(
      steps,
      () => {
        const last = steps.findLastIndex(
          (step) => step.getBoundingClientRect().top <= window.innerHeight / 2,
        );
        // Above them all the first one is to be read.
        setRead(Math.max(last, 0) + 1);
      },
      READING_LINE,
    );
    return () => {
      stopJumps();
      stopSight?.();
    };
  }, [guide, count]);
  return asked ?? read;
}

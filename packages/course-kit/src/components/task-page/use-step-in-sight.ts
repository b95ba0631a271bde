import { useEffect, useState, type RefObject } from 'react';
import { watchSight } from '../../primitives/watch-sight.js';
import { useCanvasAbove } from './use-canvas-above.js';
import { watchJumps } from './watch-jumps.js';

/**
 * The number of the step that is being read, from 1: the one that a jump has led to, and once the reader scrolls, the
 * last one that came to the line at which people read: half-way down the window, or what an opened picture leaves of it.
 */
export function useStepInSight(guide: RefObject<HTMLElement | null>, count: number): number {
  const [read, setRead] = useState(1);
  const [asked, setAsked] = useState<number | null>(null);
  const covered = useCanvasAbove(guide);
  useEffect(() => {
    const steps = stepsOf(guide, count);
    return watchJumps(steps, (step) => setAsked(step && steps.indexOf(step) + 1));
  }, [guide, count]);
  useEffect(() => {
    const steps = stepsOf(guide, count);
    const below = (window.innerHeight - covered) / 2;
    // Half of a window that is turned is another one.
    const line = () => window.innerHeight - (covered ? below : window.innerHeight / 2);
    return watchSight(
      steps,
      () => {
        const last = steps.findLastIndex((step) => step.getBoundingClientRect().top <= line());
        // Above them all the first one is to be read.
        setRead(Math.max(last, 0) + 1);
      },
      // All above that line: no jump passes a step unseen.
      `9999999px 0px -${covered ? `${below}px` : '50%'}`,
    );
  }, [guide, count, covered]);
  return asked ?? read;
}

const stepsOf = (guide: RefObject<HTMLElement | null>, count: number) =>
  [...(guide.current?.querySelectorAll('.ck-step') ?? [])].slice(0, count);

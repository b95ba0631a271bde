import { useEffect, type RefObject } from 'react';
import { useStepInSight } from './use-step-in-sight.js';

/**
 * For the picture beside the steps of a lesson: the number of the step that is read, from 1. It also tells the lesson's
 * styles how high the picture is, which stays above the steps: `--ck-canvas-height`.
 *
 * @param guide - what the steps are in.
 * @param count - how many steps there are.
 */
export function useStepInGuide(guide: RefObject<HTMLElement | null>, count: number): number {
  useEffect(() => {
    const canvas = guide.current?.querySelector<HTMLElement>('.ck-guide-canvas');
    if (!canvas || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() =>
      guide.current?.style.setProperty('--ck-canvas-height', `${canvas.offsetHeight}px`),
    );
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [guide]);
  return useStepInSight(guide, count);
}

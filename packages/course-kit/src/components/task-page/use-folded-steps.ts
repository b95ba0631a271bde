import { useLayoutEffect, useRef, type RefObject } from 'react';

const NONE: readonly number[] = [];

/** Folds a step to its title once its result is seen, and opens it when that is taken back. Readers may do otherwise. */
export function useFoldedSteps(lesson: RefObject<HTMLElement | null>, seenSteps: readonly number[]): void {
  const before = useRef(NONE);
  useLayoutEffect(() => {
    lesson.current?.querySelectorAll('details.ck-step-fold').forEach((fold, index) => {
      const isSeen = seenSteps.includes(index + 1);
      if (before.current.includes(index + 1) !== isSeen) (fold as HTMLDetailsElement).open = !isSeen;
    });
    before.current = seenSteps;
  }, [lesson, seenSteps]);
}

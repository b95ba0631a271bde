import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const NONE: readonly Element[] = [];

/** The lesson around an element, and its steps. */
export function useLesson(part: RefObject<HTMLElement | null>): {
  readonly lesson: RefObject<HTMLElement | null>;
  readonly steps: readonly Element[];
} {
  const lesson = useRef<HTMLElement>(null);
  const [steps, setSteps] = useState(NONE);
  useLayoutEffect(() => {
    lesson.current = part.current?.closest<HTMLElement>('.ck-task-page') ?? null;
    setSteps([...(lesson.current?.querySelectorAll('.ck-step') ?? [])]);
  }, [part]);
  return { lesson, steps };
}

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const NONE: readonly Element[] = [];

/** The lesson around an element, its steps, and the place below its canvas. */
export function useLesson(part: RefObject<HTMLElement | null>): {
  readonly lesson: RefObject<HTMLElement | null>;
  readonly steps: readonly Element[];
  readonly rail: Element | null;
} {
  const lesson = useRef<HTMLElement>(null);
  const [steps, setSteps] = useState(NONE);
  const [rail, setRail] = useState<Element | null>(null);
  useLayoutEffect(() => {
    lesson.current = part.current?.closest<HTMLElement>('.ck-task-page') ?? null;
    setSteps([...(lesson.current?.querySelectorAll('.ck-step') ?? [])]);
    setRail(lesson.current?.querySelector('.ck-guide-rail') ?? null);
  }, [part]);
  return { lesson, steps, rail };
}

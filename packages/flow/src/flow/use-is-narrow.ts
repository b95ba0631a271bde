import { useLayoutEffect, useState, type RefObject } from 'react';

/** As the stylesheet has it. */
export const NARROW = 440;

/** Whether columns do not fit into an element, known before the first paint. */
export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setNarrow(current.clientWidth < NARROW);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isNarrow;
}

import { useEffect, type RefObject } from 'react';

/**
 * Tells the lesson's styles how high the bar is, below which others stay in sight: `--ck-lesson-bar-height`. Its lines depend on
 * the language and on what it says.
 */
export function useBarHeight(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = part.current?.closest<HTMLElement>('.ck-lesson-bar');
    if (!bar || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() =>
      bar.parentElement?.style.setProperty('--ck-lesson-bar-height', `${bar.offsetHeight}px`),
    );
    observer.observe(bar);
    return () => observer.disconnect();
  }, [part]);
}

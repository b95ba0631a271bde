import { useEffect, type RefObject } from 'react';

/** Tells the styles of a lesson how high its canvas is, which stays above the steps: `--ck-canvas-height`. */
export function useCanvasHeight(guide: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const canvas = guide.current?.querySelector<HTMLElement>('.ck-guide-canvas');
    if (!canvas || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() =>
      guide.current?.style.setProperty('--ck-canvas-height', `${canvas.offsetHeight}px`),
    );
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [guide]);
}

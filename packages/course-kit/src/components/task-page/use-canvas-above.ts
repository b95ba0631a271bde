import { useEffect, useState, type RefObject } from 'react';

/** How many pixels of the window the opened picture covers that stays in sight above the steps of a lesson. */
export function useCanvasAbove(guide: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const canvas = guide.current?.querySelector<HTMLDetailsElement>('.ck-guide-canvas');
    if (!canvas || !('ResizeObserver' in window)) return undefined;
    const measure = () => setHeight(canvas.open && staysAbove(canvas) ? canvas.offsetHeight : 0);
    const observer = new ResizeObserver(measure);
    observer.observe(canvas);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [guide]);
  return height;
}

/** Not beside the steps, nor scrolled away with them, as in a low window. */
function staysAbove(canvas: HTMLElement): boolean {
  const steps = canvas.parentElement?.querySelector<HTMLElement>('.ck-steps');
  return steps?.offsetLeft === canvas.offsetLeft && getComputedStyle(canvas).position === 'sticky';
}

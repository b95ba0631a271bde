import { useRef, useState, type CSSProperties, type PointerEvent as ReactPointerEvent } from 'react';

/** In pixels; a shorter drag is ignored. */
const SWIPE_THRESHOLD = 50;

/** Follows a sideways drag, also past the element's edges, and dismisses past the threshold. */
export function useSwipe(onDismiss: () => void): {
  readonly style: CSSProperties;
  readonly onPointerDown: (event: ReactPointerEvent) => void;
} {
  const [offset, setOffset] = useState(0);
  const dragging = useRef<AbortController>(null);
  const onPointerDown = ({ pointerId, clientX: start, button }: ReactPointerEvent) => {
    if (button !== 0) return;
    dragging.current?.abort();
    const { signal } = (dragging.current = new AbortController());
    const follow = (type: string, act: (pixels: number) => void) =>
      document.addEventListener(
        type,
        (event) => {
          if (event instanceof PointerEvent && event.pointerId === pointerId) act(event.clientX - start);
        },
        { signal },
      );
    const end = () => {
      dragging.current?.abort();
      setOffset(0);
    };
    follow('pointermove', setOffset);
    follow('pointercancel', end);
    follow('pointerup', (pixels) => {
      end();
      if (Math.abs(pixels) >= SWIPE_THRESHOLD) onDismiss();
    });
  };
  return {
    style: offset === 0 ? {} : { transform: `translateX(${offset}px)`, transition: 'none' },
    onPointerDown,
  };
}

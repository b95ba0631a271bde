import { useLayoutEffect, useRef } from 'react';
import { placeTooltip } from './place-tooltip.js';

/**
 * The words themselves; `Tooltip` loads it. It stands beside its trigger in the document, so that language,
 * direction and colours are those of the place, and in the browser's top layer, so that nothing cuts it off.
 */
export default function TooltipBubble({
  id,
  text,
  onEscape,
}: {
  readonly id: string;
  readonly text: string;
  readonly onEscape: () => void;
}) {
  const ref = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const bubble = ref.current;
    const trigger = bubble?.previousElementSibling;
    if (!bubble || !trigger) return undefined;
    const place = () => {
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const triggerEdges = trigger.getBoundingClientRect();
      const { left, top } = placeTooltip(triggerEdges, bubble.getBoundingClientRect(), { width, height });
      bubble.style.inset = `${top}px auto auto ${left}px`;
    };
    // Firefox knows popovers since 125; before, the bubble is a fixed element like any other.
    bubble.showPopover?.();
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(bubble);
    sizes.observe(trigger);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      bubble.hidePopover?.();
    };
  }, []);

  useLayoutEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays.
      event.stopPropagation();
      onEscape();
    };
    document.addEventListener('keydown', leave, true);
    return () => document.removeEventListener('keydown', leave, true);
  }, [onEscape]);

  return (
    <span ref={ref} id={id} role="tooltip" popover="manual" className="tooltip">
      <span className="tooltip-text">{text}</span>
    </span>
  );
}

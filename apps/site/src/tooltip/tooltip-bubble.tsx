import { useLayoutEffect, useRef } from 'react';
import { placeTooltip } from './place-tooltip.js';

/**
 * The bubble with the text; `Tooltip` loads it on demand. In the document it follows its trigger and so inherits
 * language, direction and colors; it is shown in the browser's top layer, so that nothing clips it.
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
    // Firefox before 125 has no popovers: there the bubble is an ordinary fixed element.
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
      // Keeps a surrounding dialog open.
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

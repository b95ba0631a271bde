import {
  cloneElement,
  useEffect,
  useState,
  type ComponentType,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
} from 'react';
import type { LoadedTooltipProps } from './loaded-tooltip.js';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** The text: what the trigger is called, as it has no visible name. */
  readonly text: string;
  /** The trigger: one native element that can be focused, named by its `aria-label`. */
  readonly children: ReactElement<HTMLAttributes<Element>>;
  /** Called when a pointer or the keyboard first reaches the trigger. */
  readonly onReach?: () => void;
}

/**
 * Shows what a trigger without a visible name is called. The library's tooltip is loaded when a pointer or the keyboard
 * first reaches the trigger; the trigger itself stays the element that it is, so that no press on it is lost.
 */
export function Tooltip({ text, children, onReach }: TooltipProps) {
  const [trigger, setTrigger] = useState<Element>();
  const [Loaded, setLoaded] = useState<ComponentType<LoadedTooltipProps>>();
  const [triggerProps, setTriggerProps] = useState<HTMLAttributes<Element>>();

  const load = ({ currentTarget }: FocusEvent | PointerEvent) => {
    setTrigger(currentTarget);
    onReach?.();
    import('./loaded-tooltip.js').then(
      (module) => setLoaded(() => module.default),
      // Without it the trigger works and is named all the same.
      () => {},
    );
  };
  const isReady = triggerProps !== undefined;
  useEffect(() => {
    if (isReady && trigger) reachAgain(trigger);
  }, [isReady, trigger]);

  return (
    <>
      {cloneElement(
        children,
        triggerProps ?? {
          onPointerEnter: (event) => event.pointerType !== 'touch' && load(event),
          onFocus: (event) => event.target.matches(':focus-visible') && load(event),
        },
      )}
      {Loaded && trigger && (
        <Loaded text={text} own={children.props} trigger={trigger} onTriggerProps={setTriggerProps} />
      )}
    </>
  );
}

/** Tells the library what reached the trigger before it was loaded. */
function reachAgain(trigger: Element): void {
  if (trigger.matches(':focus-visible')) trigger.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (trigger.matches(':hover'))
    trigger.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

import { memo, useImperativeHandle, useLayoutEffect, type HTMLAttributes, type Ref } from 'react';
import { Focusable, setInteractionModality, Tooltip, TooltipTrigger } from 'react-aria-components';

/** How long a pointer rests on a trigger before its tooltip opens, in milliseconds. */
const OPEN_DELAY = 700;

/** How long a tooltip stays, and the next one opens without that delay, after a pointer left, in milliseconds. */
const CLOSE_DELAY = 300;

type Handlers = HTMLAttributes<Element>;

/** Props of the part of a tooltip that is loaded on demand. */
export interface LoadedTooltipProps {
  readonly text: string;
  /** Props that the trigger has without a tooltip; its handlers are called as well. */
  readonly own: Handlers;
  readonly trigger: Element;
  /** Receives what the trigger needs in order to open the tooltip. */
  readonly onTriggerProps: (props: Handlers) => void;
}

/**
 * The tooltip of a trigger that stands elsewhere. Its parent renders anew with each set of props that it receives, so
 * this component does so only when its own props change.
 */
export default memo(function LoadedTooltip({ text, own, trigger, onTriggerProps }: LoadedTooltipProps) {
  useLayoutEffect(() => {
    // The library has not seen the pointer that is there already.
    if (trigger.matches(':hover')) setInteractionModality('pointer');
  }, [trigger]);
  return (
    <TooltipTrigger delay={OPEN_DELAY} closeDelay={CLOSE_DELAY}>
      <Focusable>
        <TriggerProps {...own} trigger={trigger} onTriggerProps={onTriggerProps} />
      </Focusable>
      <Tooltip
        className="tooltip"
        // A popover that is open covers the rest of the page.
        UNSTABLE_portalContainer={trigger.closest('[popover]') ?? document.body}
      >
        <span className="tooltip-text">{text}</span>
      </Tooltip>
    </TooltipTrigger>
  );
});

/** Stands where the library expects the trigger, and passes on the handlers that it is given. */
function TriggerProps({
  ref,
  trigger,
  onTriggerProps,
  ...props
}: Handlers & Pick<LoadedTooltipProps, 'trigger' | 'onTriggerProps'> & { readonly ref?: Ref<Element> }) {
  useImperativeHandle(ref, () => trigger);
  useLayoutEffect(() => {
    // Not that the text describes the trigger: it is the trigger's name already, and would be read twice.
    onTriggerProps(Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('on'))));
  });
  return null;
}

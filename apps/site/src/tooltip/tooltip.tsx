import {
  cloneElement,
  useCallback,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { useTooltipGroup } from './tooltip-provider.js';

// Loaded when a pointer or the focus comes to the first trigger, so that a page does not carry its weight before.
const load = () => import('./tooltip-bubble.js');
const preload = () => void load().catch(() => undefined);

type Bubble = ComponentType<ComponentProps<Awaited<ReturnType<typeof load>>['default']>>;

/** What a tooltip says, and of what. */
export interface TooltipProps {
  /** A few words. */
  readonly text: string;
  /** The trigger: one element that takes the focus and hands `aria-describedby` on to it. */
  readonly children: ReactElement<{
    readonly 'aria-label'?: string | undefined;
    readonly 'aria-describedby'?: string | undefined;
  }>;
}

/**
 * Shows a few words about its trigger: 700 ms after a pointer came to rest there, at once for the keyboard's
 * focus, and at once up to 300 ms after another tooltip of the same `TooltipProvider` closed. Escape and a press take it away; a pointer can go onto it. A touch shows none.
 *
 * The words describe the trigger to assistive technology, unless they are its `aria-label` already.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const group = useTooltipGroup();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [Bubble, setBubble] = useState<Bubble | null>(null);
  const close = useCallback(() => group.close(setOpen), [group]);
  useEffect(() => close, [close]);
  useEffect(() => {
    if (!isOpen || Bubble) return;
    load().then(
      (module) => setBubble(() => module.default),
      () => {},
    );
  }, [isOpen, Bubble]);

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    preload();
    group.openSoon(setOpen);
  };
  const press = ({ target }: PointerEvent) => {
    // The bubble's own text can be selected.
    if (!(target as Element).closest('[role=tooltip]')) close();
  };
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) group.open(setOpen);
  };
  const { 'aria-label': name, 'aria-describedby': description } = children.props;
  const describedBy = description === undefined ? id : `${description} ${id}`;
  return (
    <span
      className="tooltip-around"
      onPointerEnter={enter}
      onPointerLeave={close}
      onPointerDownCapture={press}
      onFocus={focus}
      onBlur={close}
    >
      {isOpen && name !== text ? cloneElement(children, { 'aria-describedby': describedBy }) : children}
      {isOpen && Bubble && <Bubble id={id} text={text} onEscape={close} />}
    </span>
  );
}

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

// Loaded when a pointer or the focus reaches the first trigger.
const load = () => import('./tooltip-bubble.js');
const preload = () => void load().catch(() => undefined);

type Bubble = ComponentType<ComponentProps<Awaited<ReturnType<typeof load>>['default']>>;

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** The text, a few words long. */
  readonly text: string;
  /** The trigger: one focusable element, which receives `aria-describedby`. */
  readonly children: ReactElement<{
    readonly 'aria-label'?: string | undefined;
    readonly 'aria-describedby'?: string | undefined;
  }>;
}

/**
 * Shows a short text about its trigger: 700 ms after a pointer came to rest on it, at once for keyboard focus, and at
 * once up to 300 ms after another tooltip of the same `TooltipProvider` closed. Escape or a press hides it; a pointer
 * can move onto it. Touch does not show it.
 *
 * The text describes the trigger to assistive technology, unless it is its `aria-label` already.
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
    // A press on the bubble itself, for example to select text, keeps it open.
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

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
} from 'react';
import { keepClear, stayClear } from './keep-clear.js';
import { createToastFocus } from './toast-focus.js';
import type { ToastTimers } from './toast-timers.js';

/**
 * The region of the toasts. On a page it is in the browser's top layer; in a dialog, which is there already, it is part
 * of the dialog. Toasts cover nothing that is needed next. Alt+T focuses the region; timers are paused while it is
 * focused or hovered.
 */
export function ToastList({
  label,
  isInDialog,
  timers,
  children,
}: {
  readonly label: string;
  readonly isInDialog: boolean;
  readonly timers: ToastTimers;
  /** The toasts as list items. */
  readonly children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const pointerAt = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [hold] = useState(() => createHold(timers));
  const [focus] = useState(() => createToastFocus(hold.byFocus));

  useLayoutEffect(() => {
    const region = ref.current;
    // Firefox before 125 has no popovers: there the region is an ordinary fixed element.
    if (!isInDialog) region?.showPopover?.();
  }, [isInDialog]);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    focus.settle(region);
    if (!isInDialog) keepClear(region);
    // When a toast disappears under a resting mouse, browsers report that the mouse has left only once it moves.
    if (pointerAt.current && !contains(region.getBoundingClientRect(), pointerAt.current))
      hold.byPointer(false);
  });
  useEffect(() => (isInDialog || !ref.current ? undefined : stayClear(ref.current)), [isInDialog]);
  useEffect(
    () => () => {
      focus.goBack();
      timers.resume();
    },
    [focus, timers],
  );
  useEffect(() => {
    const goThere = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') ref.current?.focus();
    };
    // Listens on the document, because the element that the pointer left may be gone.
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      pointerAt.current = { x: event.clientX, y: event.clientY };
      hold.byPointer(ref.current !== null && event.composedPath().includes(ref.current));
    };
    const leavePage = () => hold.byPointer(false);
    document.addEventListener('keydown', goThere);
    document.addEventListener('pointerover', point);
    document.documentElement.addEventListener('pointerleave', leavePage);
    return () => {
      document.removeEventListener('keydown', goThere);
      document.removeEventListener('pointerover', point);
      document.documentElement.removeEventListener('pointerleave', leavePage);
    };
  }, [hold]);

  const watched = {
    onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) =>
      focus.enter(currentTarget, target, relatedTarget),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) focus.leave();
    },
    onPointerDownCapture: ({ clientX: x, clientY: y }: ReactPointerEvent<HTMLElement>) => {
      focus.use('pointer');
      pointerAt.current = { x, y };
    },
    onKeyDownCapture: () => focus.use('keyboard'),
  };
  return (
    <div
      ref={ref}
      role="region"
      aria-label={label}
      tabIndex={-1}
      popover={isInDialog ? undefined : 'manual'}
      className="ck-root ck-toasts"
      {...watched}
    >
      <ol className="ck-toast-list">{children}</ol>
    </div>
  );
}

function contains(
  { left, right, top, bottom }: DOMRect,
  { x, y }: { readonly x: number; readonly y: number },
) {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Runs the timers only while the toasts are neither focused nor hovered. */
function createHold({ pause, resume }: ToastTimers) {
  let hasFocus = false;
  let hasPointer = false;
  const update = () => (hasFocus || hasPointer ? pause() : resume());
  return {
    byFocus(isWithin: boolean) {
      hasFocus = isWithin;
      update();
    },
    byPointer(isOver: boolean) {
      hasPointer = isOver;
      update();
    },
  };
}

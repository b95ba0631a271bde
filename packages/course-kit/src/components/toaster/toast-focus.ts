/** Remembers where the focus is within the toasts and where it was before, and restores it when toasts disappear. */
export interface ToastFocus {
  /** The focus has entered the region, or moved within it. */
  readonly enter: (region: HTMLElement, target: Node, from: EventTarget | null) => void;
  /** The focus left the region. */
  readonly leave: () => void;
  /** The input that the learner used last in the region. */
  readonly use: (input: 'pointer' | 'keyboard') => void;
  /** Moves the focus to the next toast, or back, if the focused toast has disappeared. */
  readonly settle: (region: HTMLElement) => void;
  /** Returns the focus when the region is removed. */
  readonly goBack: () => void;
}

/**
 * For the keyboard the focus stays within the toasts. After the last one, and for a pointer, it returns to where it
 * was: timers are paused while toasts have the focus, and would otherwise stay paused.
 *
 * @param onChange - Called with whether the focus is within the region.
 */
export function createToastFocus(onChange: (isWithin: boolean) => void): ToastFocus {
  let cameFrom: HTMLElement | null = null;
  /** The place of the focused toast in its list; null while the focus is elsewhere. */
  let place: number | null = null;
  let input: 'pointer' | 'keyboard' = 'keyboard';

  const leave = () => {
    place = null;
    onChange(false);
  };
  const goBack = () => {
    if (place === null) return;
    leave();
    if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
  };
  return {
    enter(region, target, from) {
      if (from instanceof HTMLElement && !region.contains(from)) cameFrom = from;
      const index = toastsIn(region).findIndex((toast) => toast.contains(target));
      place = Math.max(0, index);
      onChange(true);
    },
    leave,
    use: (latest) => void (input = latest),
    settle(region) {
      if (place === null || hasFocus(region)) return;
      const toasts = toastsIn(region);
      const next = toasts[Math.min(place, toasts.length - 1)];
      if (next && input === 'keyboard') next.focus();
      else goBack();
    },
    goBack,
  };
}

function toastsIn(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>('.ck-toast')];
}

function hasFocus(region: HTMLElement): boolean {
  const root = region.getRootNode();
  return (root instanceof Document || root instanceof ShadowRoot) && region.contains(root.activeElement);
}

/** Remembers where the focus is among toasts and where it was before, and puts it right when toasts go. */
export interface ToastFocus {
  /** The focus came into the region, or moved in it. */
  readonly enter: (region: HTMLElement, target: Node, from: EventTarget | null) => void;
  /** The focus left the region. */
  readonly leave: () => void;
  /** What the learner last used in the region. */
  readonly use: (input: 'pointer' | 'keyboard') => void;
  /** A toast may have gone with the focus: it is handed to the next, or back. */
  readonly settle: (region: HTMLElement) => void;
  /** The region is gone. */
  readonly goBack: () => void;
}

/**
 * By keyboard the focus stays with the toasts. From the last one, and by pointer, it goes back to where it was: time stands
 * still while toasts have the focus, and would do so for a hand that is elsewhere.
 *
 * @param onChange - Hears whether the focus is within the region.
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

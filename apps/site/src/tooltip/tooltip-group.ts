/** How long a pointer rests on a trigger before its tooltip opens, in milliseconds. */
const OPEN_DELAY = 700;

/** How long after one tooltip closed the next one opens without that delay, in milliseconds. */
const SKIP_DELAY = 300;

/** Shows or hides a tooltip. Also identifies the tooltip within its group. */
export type ShowTooltip = (isOpen: boolean) => void;

/** Tooltips that share their timing: at most one is open, and the next one opens without a delay. */
export interface TooltipGroup {
  /** Opens a tooltip at once, for the keyboard. */
  open(show: ShowTooltip): void;
  /** Opens a tooltip for a pointer: after 700 ms, or at once up to 300 ms after another one closed. */
  openSoon(show: ShowTooltip): void;
  /** Closes a tooltip, or cancels its delay. */
  close(show: ShowTooltip): void;
}

/**
 * Makes a group in which nothing is open.
 *
 * @param now - Milliseconds from any fixed moment.
 */
export function createTooltipGroup(now: () => number = () => performance.now()): TooltipGroup {
  let opened: ShowTooltip | null = null;
  let closedAt = -Infinity;
  let awaited: ShowTooltip | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => {
    clearTimeout(timer);
    awaited = null;
  };
  const close = (show: ShowTooltip) => {
    if (awaited === show) stopWaiting();
    if (opened !== show) return;
    opened = null;
    closedAt = now();
    show(false);
  };
  const open = (show: ShowTooltip) => {
    stopWaiting();
    if (opened === show) return;
    if (opened) close(opened);
    opened = show;
    show(true);
  };
  return {
    open,
    close,
    openSoon(show) {
      if (opened || now() - closedAt <= SKIP_DELAY) return open(show);
      stopWaiting();
      awaited = show;
      timer = setTimeout(open, OPEN_DELAY, show);
    },
  };
}

/** What was pressed on a written page before it was taken over; the page itself listens (`withScriptsLater`). */
type EarlyPress = ((event: Event) => void) & { targets?: EventTarget[] };

declare global {
  // oxlint-disable-next-line no-var -- only so does a global have a type
  var earlyPress: EarlyPress | undefined;
}

/** Presses again what was pressed too early, once. */
export function replayEarlyPresses({ targets = [] }: EarlyPress): void {
  for (const target of targets) {
    const control = target instanceof Element && target.closest('button, input');
    if (!(control instanceof HTMLElement) || !control.isConnected) continue;
    // A choice that is made already would not be news.
    if (control instanceof HTMLInputElement) control.checked = false;
    control.click();
  }
}

/** A press on a prerendered page before it was hydrated, and what the button said that it would do. */
interface Press {
  readonly target: EventTarget | null;
  readonly command: string | undefined;
}

/** Collects presses; the page itself listens (`withScriptsLater`). */
type EarlyPress = ((event: Event) => void) & { presses?: Press[] };

declare global {
  // oxlint-disable-next-line no-var -- only so does a global have a type
  var earlyPress: EarlyPress | undefined;
}

/**
 * Presses again what was pressed before hydration, once. A button that does something else by now, because the browser
 * remembered more than the prerendered page, is left alone: what the learner wanted is there already.
 */
export function replayEarlyPresses({ presses = [] }: EarlyPress): void {
  for (const { target, command } of presses) {
    const control = target instanceof Element && target.closest('button, input');
    if (!(control instanceof HTMLElement) || !control.isConnected) continue;
    if (control instanceof HTMLButtonElement && control.value !== command) continue;
    // A choice that is made already would not raise a change.
    if (control instanceof HTMLInputElement) control.checked = false;
    control.click();
  }
}

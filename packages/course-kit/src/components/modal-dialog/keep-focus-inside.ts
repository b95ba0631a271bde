const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/** What Tab reaches in a dialog, in the order of the document. */
export function tabStops(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0,
  );
}

/**
 * Moves the focus from the dialog's end to its start and back. The page around is inert, but past the ends browsers
 * would focus their own controls.
 *
 * @returns ends that.
 */
export function keepFocusInside(dialog: HTMLDialogElement): () => void {
  const wrap = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = tabStops(dialog);
    const [first, last] = [stops[0], stops.at(-1)];
    const end = event.shiftKey ? first : last;
    const isOnStop = stops.some((stop) => stop === event.target);
    // A press on its text focuses the card itself; from there Shift+Tab leads to the end.
    if (event.target !== end && (isOnStop || !event.shiftKey)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  dialog.addEventListener('keydown', wrap);
  return () => dialog.removeEventListener('keydown', wrap);
}

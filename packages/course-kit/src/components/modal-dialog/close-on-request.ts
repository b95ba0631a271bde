/**
 * Asks for a dialog to be closed on Escape, on a press beside its content, and on what else a browser closes dialogs by,
 * such as Android's back gesture. Whoever is asked may leave it open.
 *
 * @returns ends that.
 */
export function closeOnRequest(dialog: HTMLDialogElement, ask: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPressBeside = false;
  const press = (event: MouseEvent) => {
    isPressBeside = isBeside(dialog, event);
    // The focus stays where it is.
    if (isPressBeside) event.preventDefault();
  };
  const release = (event: MouseEvent) => {
    // Selecting text may begin inside and end beside it.
    if (isPressBeside && isBeside(dialog, event)) ask();
    isPressBeside = false;
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // Asked for the second time, Chrome closes a dialog that refused the first.
    event.preventDefault();
    ask();
  };
  const cancel = (event: Event) => {
    event.preventDefault();
    ask();
  };
  const closed = () => {
    if (dialog.open) return;
    // Closed by the browser without having asked: it is open for as long as it is there.
    dialog.showModal();
    ask();
  };
  dialog.addEventListener('mousedown', press, { signal });
  dialog.addEventListener('click', release, { signal });
  dialog.addEventListener('keydown', escape, { signal });
  dialog.addEventListener('cancel', cancel, { signal });
  dialog.addEventListener('close', closed, { signal });
  return () => listening.abort();
}

/** On the dialog's own box or its backdrop. */
function isBeside(dialog: HTMLDialogElement, { target }: Event): boolean {
  return target === dialog || (target instanceof Element && target.matches('.ck-dialog-toasts'));
}

/**
 * Requests that a dialog is closed, on Escape, on a press outside its content, and on other requests of the browser
 * such as Android's back gesture. The callback may leave it open.
 *
 * @returns ends that.
 */
export function closeOnRequest(dialog: HTMLDialogElement, ask: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPressBeside = false;
  const press = (event: MouseEvent) => {
    isPressBeside = isBeside(dialog, event);
    // Keeps the focus where it is.
    if (isPressBeside) event.preventDefault();
  };
  const release = (event: MouseEvent) => {
    // A selection of text may begin inside and end outside.
    if (isPressBeside && isBeside(dialog, event)) ask();
    isPressBeside = false;
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // At a second request Chrome closes a dialog that has refused the first.
    event.preventDefault();
    ask();
  };
  const cancel = (event: Event) => {
    event.preventDefault();
    ask();
  };
  const closed = () => {
    if (dialog.open) return;
    // The browser has closed it without a request: it is opened again, because it is open as long as it is rendered.
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

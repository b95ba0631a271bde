let boxes: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  boxes = next;
  for (const listener of listeners) listener();
}

/**
 * Registers an open modal dialog. Everything outside it is inert, so toasts are shown inside it.
 *
 * @param toastBox - The place for them in the dialog.
 * @returns a function that unregisters it.
 */
export function addOpenDialog(toastBox: HTMLElement): () => void {
  change([...boxes, toastBox]);
  return () => change(boxes.filter((box) => box !== toastBox));
}

/** Calls back when a dialog opens or closes. @returns ends that. */
export function subscribeToOpenDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The place for toasts in the topmost dialog of a page or shadow root; null where none is open. */
export function toastBoxIn(root: Node | undefined): HTMLElement | null {
  return boxes.findLast((box) => box.getRootNode() === root) ?? null;
}

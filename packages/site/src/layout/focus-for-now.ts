/**
 * Focuses an element that Tab does not reach. Where it could not be focused before, it can only for as long as it has the focus:
 * a press on text within is none on the element, and Tab goes on from what was pressed.
 */
export function focusForNow(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    // The same function each time, so that it is called once however often this was done.
    element.addEventListener('blur', end);
    element.addEventListener('pointerdown', end);
  }
  element.focus({ preventScroll: true });
}

function end({ currentTarget }: Event): void {
  (currentTarget as Element).removeAttribute('tabindex');
}

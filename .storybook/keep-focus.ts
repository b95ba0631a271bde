/** Whether the reader has touched the page that is shown. */
let isUntouched = false;
const focus = HTMLElement.prototype.focus;

/**
 * On a page of many stories, those that take the focus as they appear would take the page with them, and whoever opens
 * it would begin somewhere in its middle. Until the first press or key nothing on it takes the focus.
 */
export function keepFocusUntilTouched(): void {
  isUntouched = true;
  HTMLElement.prototype.focus = focusOnceTouched;
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { capture: true, once: true });
}

function focusOnceTouched(this: HTMLElement, options?: FocusOptions): void {
  if (!isUntouched) focus.call(this, options);
}

function touch(): void {
  isUntouched = false;
}

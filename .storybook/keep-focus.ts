/** Whether the reader has touched the page that is shown. */
let isUntouched = false;
const focus = HTMLElement.prototype.focus;

/**
 * On a page of many stories, those that take the focus as they appear would take the page with them, and whoever opens
 * it would begin somewhere in its middle. Until the first press or key nothing on it takes the focus.
 */
export function keepFocusUntilTouched(): void {
  isUntouched = true;
  HTMLElement.prototype.focus = function focusOnceTouched(options) {
    if (!isUntouched) focus.call(this, options);
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { capture: true });
}

/** In a frame on such a page, the focus moves as the story says, and the page around stays where it is. */
export function keepPageAroundInPlace(): void {
  if (!isFrameOfPage()) return;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

/** A play function's presses are no reader's. */
function touch({ isTrusted }: Event): void {
  if (isTrusted) isUntouched = false;
}

function isFrameOfPage(): boolean {
  return parent !== window && new URLSearchParams(parent.location.search).get('viewMode') === 'docs';
}

/** Whether the reader has not touched the page yet. */
let isUntouched = false;
const focus = HTMLElement.prototype.focus;

/**
 * On a page of many stories, one that takes the focus would scroll the page to its middle. Until the first press or key
 * nothing on it can take the focus.
 */
export function keepFocusUntilTouched(): void {
  isUntouched = true;
  HTMLElement.prototype.focus = function focusOnceTouched(options) {
    if (!isUntouched) focus.call(this, options);
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { capture: true });
}

/** In a frame on such a page, the focus moves as the story says, but the page around does not scroll. */
export function keepPageAroundInPlace(): void {
  if (!isFrameOfPage()) return;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

/** Ignores the presses of play functions. */
function touch({ isTrusted }: Event): void {
  if (isTrusted) isUntouched = false;
}

function isFrameOfPage(): boolean {
  return parent !== window && new URLSearchParams(parent.location.search).get('viewMode') === 'docs';
}

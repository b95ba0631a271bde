import type { Loader } from '@storybook/react-vite';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Whether the reader has not touched the page yet. */
let isUntouched = false;
/** Whether the story of this frame has its turn. */
let isPlaying = false;
const focus = HTMLElement.prototype.focus;

/**
 * On a page of many stories, one that takes the focus would scroll the page to its middle. Until the first press or key
 * nothing on it can take the focus.
 */
export function keepFocusUntilTouched(): void {
  isUntouched = true;
  HTMLElement.prototype.focus = function focusOnceTouched(options) {
    if (!isUntouched || isPlaying) focus.call(this, options);
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { capture: true });
}

/**
 * In a frame on such a page, the same holds but for the time in which its story is played, and the page around does not
 * scroll.
 */
export function keepPageAroundInPlace(): void {
  if (!isFrameOfPage()) return;
  keepFocusUntilTouched();
  const focusOnceTouched = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focusOnceTouched.call(this, { ...options, preventScroll: true });
  };
}

/**
 * Stories in frames are played one after the other: only one frame of a page has the focus, and a dialog that loses it to
 * another frame takes it back.
 */
export const playInTurn: Loader = async ({ playFunction }) => {
  if (!isFrameOfPage() || !playFunction) return;
  await new Promise<void>((begin) => {
    const play = () =>
      new Promise<void>((end) => {
        isPlaying = true;
        addons.getChannel().once(STORY_FINISHED, () => {
          isPlaying = false;
          end();
        });
        begin();
      });
    void navigator.locks.request(`focus ${parent.performance.timeOrigin}`, play);
  });
};

/** Ignores the presses of play functions. */
function touch({ isTrusted }: Event): void {
  if (isTrusted) isUntouched = false;
}

function isFrameOfPage(): boolean {
  return parent !== window && new URLSearchParams(parent.location.search).get('viewMode') === 'docs';
}

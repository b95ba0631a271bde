let locks = 0;
let unlock = () => {};

/**
 * Keeps a page from scrolling behind a dialog; the space of its scrollbar stays free, so that nothing moves sideways.
 *
 * @returns lets it scroll again, once for each call.
 */
export function lockScroll({ style, clientWidth }: HTMLElement): () => void {
  locks += 1;
  if (locks === 1) {
    const { overflow, scrollbarGutter } = style;
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    unlock = () => Object.assign(style, { overflow, scrollbarGutter });
  }
  return () => {
    locks -= 1;
    if (locks === 0) unlock();
  };
}

/** Closes the menus that are open, which are above everything, dialogs among it. */
export function closeMenus(): void {
  document
    .querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')
    .forEach((menu) => menu.hidePopover());
}

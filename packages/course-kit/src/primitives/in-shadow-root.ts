import { enableShadowDOM } from 'react-stately/private/flags/flags';

/** Has react-aria-components look for presses and the focus in shadow roots, once an element of ours stands in one. */
export function heedShadowRoot(element: Element | null): void {
  if (element?.getRootNode() instanceof ShadowRoot) enableShadowDOM();
}

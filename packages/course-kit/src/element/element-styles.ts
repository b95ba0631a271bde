/// <reference types="vite/client" />
import styles from './element.css?inline';

/** Makes the stylesheet of elements: a shadow root has no other. */
export function createElementStyleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  dress(sheet);
  return sheet;
}

/** Gives a stylesheet the styles of elements, and more after them. */
export function dress(sheet: CSSStyleSheet, more = ''): void {
  sheet.replaceSync(styles + more);
}

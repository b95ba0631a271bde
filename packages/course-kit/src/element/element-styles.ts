/// <reference types="vite/client" />
import styles from './element.css?inline';

/** Makes the stylesheet of elements: a shadow root has no other. */
export function createElementStyleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}

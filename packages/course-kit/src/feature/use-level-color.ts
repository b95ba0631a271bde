import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../state/use-browser-layout-effect.js';

/**
 * What makes `--ck-level-color` the color of a level in an element: attributes to spread. Not by a `style` attribute,
 * which strict policies refuse in a page's markup: `base.css` reads another attribute, and a script sets the color
 * where browsers cannot do that yet.
 *
 * @param host the ref of the element's owner
 */
export function useLevelColor<Root extends HTMLElement>(
  color: string,
  host?: Ref<Root>,
): { readonly 'data-level-color': string; readonly ref: RefObject<Root | null> } {
  const ref = useRef<Root>(null);
  useImperativeHandle(host, () => ref.current as Root, []);
  useBrowserLayoutEffect(() => {
    // An invalid value would leave the level without a color. Documents of unit tests may have no `CSS`. A color that is set again
    // has the styles of all within computed anew.
    if (window.CSS?.supports('color', color) && !CSS.supports('color:attr(a type(*))'))
      ref.current?.style.setProperty('--ck-level-color', color);
  }, [color]);
  return { 'data-level-color': color, ref };
}

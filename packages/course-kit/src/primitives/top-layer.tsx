import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { I18nProvider } from 'react-aria-components';
import { classNames } from './class-name.js';
import { heedShadowRoot } from './in-shadow-root.js';

/**
 * Where react-aria-components puts its overlays: an element at this place of the document, so that language, direction,
 * theme and styles are those of the place, and in the browser's top layer, so that no style of a host clips or covers it.
 */
export function TopLayer({
  locale,
  className,
  children,
}: {
  /** For the library's own words. */
  readonly locale: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    heedShadowRoot(element);
    // Firefox before 125 has no popovers: there it is an ordinary fixed element.
    element?.showPopover?.();
    setLayer(element);
  }, []);
  return (
    <div
      ref={ref}
      popover="manual"
      className={classNames('ck-root ck-top-layer', className)}
      // Without the kit's stylesheet a popover is as high as what it holds, and would not scroll.
      style={{ boxSizing: 'border-box', maxBlockSize: '100%' }}
    >
      {layer && (
        <I18nProvider locale={locale}>
          <UNSAFE_PortalProvider getContainer={() => layer}>{children}</UNSAFE_PortalProvider>
        </I18nProvider>
      )}
    </div>
  );
}

/** Brings a layer above those that were opened after it, and gives it back what a dialog in a shadow root has taken. */
export function raiseLayer(layer: HTMLElement): void {
  // The library spares toasts, except in shadow roots.
  layer.inert = false;
  layer.hidePopover?.();
  layer.showPopover?.();
}

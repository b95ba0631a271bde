import { useLayoutEffect, type RefObject } from 'react';

/** Gives the page the styles of a part that came later, for as long as the part is there. */
export function useOwnStyles(part: RefObject<Element | null>, styles: string): void {
  useLayoutEffect(() => {
    // Elements have these styles in their shadow roots, and documents of unit tests may know no such sheets.
    if (part.current?.getRootNode() !== document || !('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [part, styles]);
}

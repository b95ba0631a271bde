import { useEffect, type RefObject } from 'react';

/** The one place of a page, or of a shadow root, whose text is read out. It is there before there is anything to say. */
function announcerOf(near: Element): Element {
  const root = near.getRootNode();
  const place = root instanceof ShadowRoot ? root : document.body;
  const found = place.querySelector('.ck-announcer');
  if (found) return found;
  const outer = document.createElement('div');
  outer.className = 'ck-root';
  const announcer = document.createElement('p');
  announcer.className = 'ck-announcer ck-visually-hidden';
  announcer.setAttribute('role', 'status');
  outer.append(announcer);
  place.append(outer);
  return announcer;
}

/** Has screen readers say a text, in their own time, on the page that an element is on. Nothing is said of an empty one. */
export function useAnnounced(near: RefObject<Element | null>, text: string): void {
  useEffect(() => {
    const announcer = near.current && announcerOf(near.current);
    if (!announcer || !text) return undefined;
    announcer.replaceChildren(text);
    return () => announcer.replaceChildren();
  }, [near, text]);
}

/** To eyes; it has no root of ours around it whose stylesheet would do that. */
const HIDDEN = 'position:absolute;clip-path:inset(50%);white-space:nowrap';

/** How long a new place is left empty: screen readers tell of changes in one that they know. */
const ACQUAINTANCE = 100;

/** How long a text stays, so that nobody finds an old one. */
const STAY = 7000;

/**
 * Has screen readers say a text, in their own time, in the one place that the page of an element has for it, or the shadow
 * root.
 */
export function announce(near: Element | null, text: string): void {
  const root = near?.getRootNode();
  const place = root instanceof ShadowRoot ? root : document.body;
  const known = place.querySelector('.ck-announcer');
  const announcer = known ?? place.appendChild(newAnnouncer());
  // An element of its own, so that the same text is said again, and only this one is taken away.
  const said = document.createElement('span');
  said.append(text);
  setTimeout(() => announcer.replaceChildren(said), known ? 0 : ACQUAINTANCE);
  setTimeout(() => said.remove(), STAY);
}

function newAnnouncer(): Element {
  const announcer = document.createElement('p');
  announcer.className = 'ck-announcer';
  announcer.role = 'status';
  announcer.style.cssText = HIDDEN;
  return announcer;
}

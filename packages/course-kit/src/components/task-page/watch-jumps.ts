/** A reader has scrolled on once what they came to is this much, in pixels, farther from where a jump ends: more than a picture that loads late moves it. */
const SLACK = 32;

/**
 * Tells the step that a jump leads to, or into (the page's address, a link to it, or the focus on it), and null once the reader has
 * scrolled on from there; until it is called off. A step that is jumped into is open then: not each browser opens it. A jump ends
 * near the top, a reader's eyes are lower.
 */
export function watchJumps(steps: readonly Element[], onJump: (step: Element | null) => void): () => void {
  let target: Element | null = null;
  let nearest = Infinity;
  /** What the address names, where the page has not scrolled to it yet. */
  let awaited: Element | undefined;
  const jumpTo = (place: Element | undefined) => {
    if (!place) return;
    target = place;
    awaited = undefined;
    nearest = awayFromTop(place);
    place.closest('details')?.setAttribute('open', '');
    onJump(place.closest('.ck-step'));
  };
  /** A step, or what stands in one, such as its exercise. */
  const named = (hash: string) =>
    steps
      .flatMap((step) => [step, ...step.querySelectorAll('.ck-step-exercises')])
      .find(({ id }) => hash === `#${id}`);
  /** Takes the step that the address names for the one that is read, where it is in the window. */
  const arrive = () => {
    const top = awaited?.getBoundingClientRect().top ?? -1;
    if (top >= 0 && top < window.innerHeight) jumpTo(awaited);
  };
  // A jump may take a while, on which the step comes nearer; a reader who scrolls takes it farther away.
  const onScroll = () => {
    arrive();
    if (!target) return;
    const away = awayFromTop(target);
    nearest = Math.min(nearest, away);
    if (away <= nearest + SLACK) return;
    target = null;
    onJump(null);
  };
  const onClick = (event: MouseEvent) => {
    const [pressed] = event.composedPath();
    const link = pressed instanceof Element ? pressed.closest('a[href^="#"]') : null;
    if (link && !event.ctrlKey && !event.metaKey) jumpTo(named((link as HTMLAnchorElement).hash));
  };
  const onFocus = ({ target: focused }: FocusEvent) => jumpTo(steps[steps.indexOf(focused as Element)]);
  // Back and Forward lead to a place, where the step may be out of sight, and a page that has just come is on its way there.
  const onAddress = () => {
    const place = named(window.location.hash);
    // The press on its link has said so already.
    if (place && place === target) return;
    awaited = place;
    target = null;
    onJump(null);
    arrive();
  };
  onAddress();
  window.addEventListener('hashchange', onAddress);
  window.addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('click', onClick);
  document.addEventListener('focusin', onFocus);
  return () => {
    window.removeEventListener('hashchange', onAddress);
    window.removeEventListener('scroll', onScroll);
    document.removeEventListener('click', onClick);
    document.removeEventListener('focusin', onFocus);
  };
}

/** How far, in pixels, an element is from where a jump to it ends. */
function awayFromTop(element: Element): number {
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  const { scrollMarginTop } = getComputedStyle(element);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return Math.abs(element.getBoundingClientRect().top - pixels(scrollMarginTop) - pixels(scrollPaddingTop));
}

/**
 * Tells when elements come into sight and leave it, until it is called off. Documents of unit tests see nothing.
 *
 * @param rootMargin - what of the window counts, as browsers write it; that of the page's frame, where it is in one.
 */
export function watchSight(
  elements: Iterable<Element>,
  onChange: (entries: readonly IntersectionObserverEntry[]) => void,
  rootMargin = '0px',
): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver(onChange, { root: document, rootMargin });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

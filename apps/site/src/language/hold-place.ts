/**
 * Remembers where the text stands that is read, before it is written in another language: what is above it gets another height
 * then, and not every browser allows for that. At the top of the page everything may move that is below.
 *
 * @returns the function that scrolls it back there
 */
export function holdPlace(): () => void {
  const topOf = (part: Element) => part.getBoundingClientRect().top;
  const isRead = (part: Element) => topOf(part) >= window.innerHeight / 5 && topOf(part) < window.innerHeight;
  const texts = window.scrollY > 0 ? document.querySelectorAll('main :is(h1, h2, h3, p, li, label)') : [];
  const part = [...texts].find(isRead);
  if (!part) return () => {};
  const top = topOf(part);
  return () => part.isConnected && window.scrollBy({ top: topOf(part) - top, behavior: 'instant' });
}

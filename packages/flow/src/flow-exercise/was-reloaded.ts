/** Whether the browser has brought back a page that was left, by a reload or by Back, rather than opened it anew. */
export function wasReloaded(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const addressOf = (href: string | undefined) => href?.split('#')[0];
  // Of the document; a page that was reached without loading one has another address.
  return !!loaded && loaded.type !== 'navigate' && addressOf(loaded.name) === addressOf(window.location.href);
}

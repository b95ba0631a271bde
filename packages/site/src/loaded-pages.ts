import { loadPage, type LoadedPage } from './load-page.js';
import { routeAt, siteRoutes, type SiteRoute } from './site-routes.js';

export type { LoadedPage } from './load-page.js';

const pages = new Map<SiteRoute, LoadedPage>();

// All pages, before any is prerendered.
if (import.meta.env.SSR) await Promise.all(siteRoutes.map((route) => fetchPage(route)));

/** Loads the code of a page, once in a visit. Rejects where it cannot be fetched now. */
export async function fetchPage(route: SiteRoute): Promise<void> {
  if (!pages.has(route)) pages.set(route, await loadPage(route));
}

/** The page of a path, if its code is there. */
export function loadedPage(pathname: string): LoadedPage | undefined {
  return pages.get(routeAt(pathname));
}

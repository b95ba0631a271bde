import { matchPath } from 'react-router';
import { withoutBase } from './base-path.js';
import { siteRoutes, type SiteRoute } from './site-routes.js';
import type { LoadedPage } from './site.js';

async function load(route: SiteRoute): Promise<LoadedPage | null> {
  try {
    const guard = route.level !== undefined && route.level > 1 ? import('./routes/guarded.js') : undefined;
    const [Component, guarded] = await Promise.all([route.load(), guard]);
    return { path: route.path, Component, Guarded: guarded?.Guarded };
  } catch {
    return null;
  }
}

/** All routes where pages are prerendered, the visited one in a browser. */
const routes = import.meta.env.SSR
  ? siteRoutes
  : siteRoutes.filter(({ path }) => matchPath(path, withoutBase(location.pathname))).slice(0, 1);

/**
 * Pages whose code is loaded before anything is rendered, by the paths of their routes. Null for one that could not be
 * fetched: it is fetched again where it is shown.
 */
export const loadedPages: ReadonlyMap<string, LoadedPage | null> = new Map(
  await Promise.all(routes.map(async (route) => [route.path, await load(route)] as const)),
);

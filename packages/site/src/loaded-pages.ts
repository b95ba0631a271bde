import { withoutBase } from './base-path.js';
import { loadPage, type LoadedPage } from './load-page.js';
import { routeAt, siteRoutes } from './site-routes.js';

/** Where the visit starts: the address may be another one by the time that the code is there. */
export const firstPathname = import.meta.env.SSR ? '' : withoutBase(location.pathname);

/** All routes where pages are prerendered, the visited one in a browser. */
const routes = import.meta.env.SSR ? siteRoutes : [routeAt(firstPathname)];

/** Pages whose code is loaded before anything is rendered, by the paths of their routes. Null for one that could not be fetched. */
export const loadedPages: ReadonlyMap<string, LoadedPage | null> = new Map(
  await Promise.all(
    routes.map(async (route) => [route.path, await loadPage(route).catch(() => null)] as const),
  ),
);

import type { ComponentType } from 'react';
import { withoutBase } from './base-path.js';
import { siteRoutes, type SiteRoute } from './site-routes.js';

/** The visited page as a path of the site's router, without the slash that some hosts add to its end. */
function visitedPath(): string {
  return withoutBase(location.pathname).replace(/(?<=.)\/$/, '');
}

const isNeeded = ({ path }: SiteRoute) => import.meta.env.SSR || path === visitedPath();

/**
 * Pages whose code is loaded before anything is rendered: all of them where pages are prerendered, the visited one in a
 * browser. Null for one that could not be fetched: it is fetched again where it is shown.
 */
export const loadedPages: ReadonlyMap<string, ComponentType | null> = new Map(
  await Promise.all(
    siteRoutes
      .filter(isNeeded)
      .map(async ({ path, load }) => [path, await load().catch(() => null)] as const),
  ),
);

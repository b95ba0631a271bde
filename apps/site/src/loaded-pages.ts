import type { ComponentType } from 'react';
import { withoutBase } from './base-path.js';
import { siteRoutes, type SiteRoute } from './site-routes.js';

/** The visited page as the site's router knows it; hosts may add a slash to its end. */
function visitedPath(): string {
  return withoutBase(location.pathname).replace(/(?<=.)\/$/, '');
}

const isNeeded = ({ path }: SiteRoute) => import.meta.env.SSR || path === visitedPath();

/**
 * Pages whose code is there before anything is rendered: all of them where pages are prerendered, the visited one in a
 * browser. One that could not be fetched is missing, and is asked for again where it is shown.
 */
export const loadedPages: ReadonlyMap<string, ComponentType> = new Map(
  (
    await Promise.all(
      siteRoutes
        .filter(isNeeded)
        .map(async ({ path, load }) => [path, await load().catch(() => null)] as const),
    )
  ).filter((entry): entry is [string, ComponentType] => entry[1] !== null),
);

import type { ComponentProps, ComponentType } from 'react';
import type { Guarded } from './routes/guarded.js';
import type { SiteRoute } from './site-routes.js';

/** A page whose code is there. */
export interface LoadedPage {
  readonly route: SiteRoute;
  readonly Component: ComponentType;
  /** What keeps a locked level closed, for a page that stands behind it. */
  readonly Guard: ComponentType<ComponentProps<typeof Guarded>> | undefined;
}

/** Loads a page's code. Rejects where it cannot be fetched now. */
export async function loadPage(route: SiteRoute): Promise<LoadedPage> {
  const guard = route.level !== undefined && route.level > 1 ? import('./routes/guarded.js') : undefined;
  const [Component, guarded] = await Promise.all([route.load(), guard]);
  return { route, Component, Guard: guarded?.Guarded };
}

import { matchPath } from 'react-router';
import { siteRoutes } from './site-routes.js';

/** Fetches the code and content of the page at an address of this site, ahead of going there. Never rejects. */
export function preloadPage(address: string): void {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin) return;
  const route = siteRoutes.find(({ path }) => path !== '*' && matchPath(path, pathname));
  route?.load().catch(() => {});
}

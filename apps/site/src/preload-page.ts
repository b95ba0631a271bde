import { matchPath } from 'react-router';
import { siteRoutes } from './site-routes.js';

/** Fetches the code and content of the page at an address of this site, ahead of going there. Never rejects. */
export function preloadPage(address: string): void {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin) return;
  const route = siteRoutes.find(({ path }) => path !== '*' && matchPath(path, pathname));
  route?.load().catch(() => {});
}

/**
 * Fetches the page that a link leads to as soon as it is pointed at or focused.
 *
 * @returns ends that.
 */
export function preloadOnIntent(): () => void {
  const listening = new AbortController();
  const preload = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a[href]');
    if (link instanceof HTMLAnchorElement) preloadPage(link.href);
  };
  for (const sign of ['pointerover', 'focusin'])
    addEventListener(sign, preload, { passive: true, signal: listening.signal });
  return () => listening.abort();
}

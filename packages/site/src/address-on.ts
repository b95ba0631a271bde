import { withBase } from './base-path.js';

/** Makes addresses whole where the site's own is known, for readers that have no page to resolve them against. */
export const addressOn =
  (site: URL | undefined) =>
  (href: string): string => {
    const path = href.startsWith('/') ? withBase(href) : href;
    return site ? new URL(path, site).href : path;
  };

import { SITE_PATH } from './site-path.js';

/** An address that may stand in a lesson: on the web, a place on the page, or a path of the same site. */
export const SAFE_HREF = new RegExp(`^(?:[hH][tT][tT][pP][sS]?://|#)[^\\t\\n\\r]*$|${SITE_PATH.source}`);

/** Whether an address may stand in a lesson: on the web, or a path of the same site. */
export function isSafeHref(href: string): boolean {
  return SAFE_HREF.test(href);
}

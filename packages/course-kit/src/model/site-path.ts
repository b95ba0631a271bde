/**
 * A path of the same site. Two slashes lead to another host, and browsers take a backslash for a slash; they also drop
 * tabs and line breaks from addresses, so that `/<tab>/host` would become one.
 */
export const SITE_PATH = /^\/(?![/\\])[^\t\n\r]*$/;

/** Whether an address is a path of the same site, such as `/level-1`. */
export function isSitePath(address: string): boolean {
  return SITE_PATH.test(address);
}

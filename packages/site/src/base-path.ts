/** The folder of the host that the site stands in, without a slash at its end: empty at the top of a domain. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** A path of the site as a path on the host. */
export function withBase(path: string): string {
  return BASE + path;
}

/** A path on the host as a path of the site's router. */
export function withoutBase(path: string): string {
  if (path === BASE) return '/';
  return path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;
}

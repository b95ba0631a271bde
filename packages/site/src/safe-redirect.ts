import { isSitePath } from '@course-kit/react/model';

/**
 * Where to go after signing in: the requested path if it stays on this origin, else the landing page. `//host`,
 * `/\host` and anything with a scheme lead to another origin, and so do paths that become one of these when their dots
 * are resolved, such as `/.//host`.
 */
export function safeRedirect(asked: string | null, origin: string): string {
  if (!asked || !isSitePath(asked)) return '/';
  const url = new URL(asked, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === origin && isSitePath(path) ? path : '/';
}

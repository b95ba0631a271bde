import { isSitePath } from 'course-kit/model';

/**
 * Where to go after signing in: the asked-for path when it stays on this origin, else the landing page.
 * `//host`, `/\host` and anything with a scheme leave it; so does what only becomes one of
 * them when its dots are resolved, such as `/.//host`.
 */
export function safeRedirect(asked: string | null, origin: string): string {
  if (!asked || !isSitePath(asked)) return '/';
  const url = new URL(asked, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === origin && isSitePath(path) ? path : '/';
}

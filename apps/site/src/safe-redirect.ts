/**
 * Where to go after signing in: the asked-for path when it stays on this origin, else the landing page.
 * `//host`, `/\host` and anything with a scheme leave it (decisions 11).
 */
export function safeRedirect(asked: string | null, origin: string): string {
  if (!asked || !/^\/(?![/\\])/.test(asked)) return '/';
  const url = new URL(asked, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : '/';
}

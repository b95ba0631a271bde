/** Stands for an unknown origin, as on a server, where paths belong to the page's own origin. */
const ANY_PAGE = 'https://page.invalid';

/** No other hosts than the page's own. */
export const NO_HOSTS: readonly string[] = [];

/**
 * Whether a video may be requested: from the page's own origin, from hosts that the page names, by https, or as data in
 * the address. A course may come from a third party, which must not make learners' browsers contact other hosts.
 *
 * @param origin - of the page, where it is known.
 */
export function isAllowedMedia(address: string, hosts: readonly string[], origin = ANY_PAGE): boolean {
  const url = parse(address, origin);
  if (!url) return false;
  return (
    url.origin === parse(origin)?.origin ||
    url.protocol === 'data:' ||
    (url.protocol === 'https:' && hosts.includes(url.host))
  );
}

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Stands for the page where it is not known, as on a server: paths are the page's own whatever it is called. */
const ANY_PAGE = 'https://page.invalid';

/**
 * Whether a video may be asked for: from the page's own origin, from hosts that the page names by https, or not at all
 * from anywhere because the address holds the data. A course may come from a stranger, whose readers should not be told
 * to other hosts.
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

/** Address of a video's captions: a `.vtt` file beside it. */
export function captionsOf(address: string): string {
  const url = parse(address, document.baseURI);
  if (!url) return address;
  url.pathname = url.pathname.replace(/\.\w+$/, '.vtt');
  return url.href;
}

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/**
 * The address of the site as it was set, without a slash at its end; undefined when it was not.
 *
 * @param name - what set it.
 * @throws Error for anything but the address of a whole host: the site cannot stand in a folder of one.
 */
export function siteOrigin(asked: string | undefined, name = 'VITE_SITE_URL'): string | undefined {
  if (!asked) return undefined;
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`${name}: expected an address such as https://learn.example.org, got ${asked}`);
  return url.origin;
}

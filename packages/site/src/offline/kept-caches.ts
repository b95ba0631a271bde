import { BASE } from '../base-path.js';

/** The folder of the host that the site stands in; its worker serves nothing else. */
export const SCOPE = `${BASE}/`;

/** Begins the names of the site's caches, `offline:/learn/:level-1:…`; other sites of the host have other names. */
export const PREFIX = `offline:${SCOPE}:`;

/** Where it stands what `level-1` consists of. It is kept last of all: a cache that has none is not whole. */
export const listAddress = (level: string) => `${SCOPE}offline/${level}.json`;

/** Where the page stands that says that there is no network, and the cache that has it for all levels. */
export const OFFLINE_PAGE = { address: `${SCOPE}offline`, cache: `offline-page:${SCOPE}` };

/** The level that a cache is of, such as `level-1`. */
export const levelOf = (cacheName: string) => cacheName.slice(PREFIX.length).replace(/:.*/, '');

/** The names of all caches, the newest first: an update is kept beside what it replaces. */
export const keptCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX)).toReversed();

/** What a cache has by an address. To open it for that would make it anew where it has been removed meanwhile. */
export const keptIn = (cacheName: string, address: string) =>
  caches.match(address, { cacheName, ignoreSearch: true, ignoreVary: true });

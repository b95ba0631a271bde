// Serves what a learner has kept of the site, and nothing else. A page is asked for on the network first; where that does not answer, the
// kept one is shown. Files in `assets` have their content in their name, so a kept one is as good as any. A page that was shown goes on
// with its own files: those of an earlier build stay until no page of the site is open but the one that asks to tidy up.
// What is kept, and when, is the business of kept-levels.ts; so this file is the same for all releases of a site.
import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheOnly, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { keptCaches, keptIn, levelOf, listAddress, OFFLINE_PAGE, SCOPE } from './kept-caches.ts';

/** Reads a kept file as a whole: on a busy device, Chromium breaks off what comes from a cache while a worker passes it on. */
const whole = async (response) => response && new Response(await response.blob(), response);

/** Reads all caches, where Workbox has one for each strategy, and writes none: the network's answer may be of another build. */
const kept = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: async ({ request }) => {
    // Hosts take the address of a page with a slash at its end, too.
    const address = new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
    for (const cacheName of await keptCaches()) {
      const found = await keptIn(cacheName, address);
      // A film that is asked for in parts is read by what cuts it.
      if (found) return request.headers.has('range') ? found : whole(found);
    }
    return undefined;
  },
};

/** The app is opened at its start: what there is without a network begins at a level. */
const beginAtLevel = {
  handlerDidError: async ({ request }) => {
    const [newest] = new URL(request.url).pathname === SCOPE ? await keptCaches() : [];
    return newest && Response.redirect(SCOPE + levelOf(newest));
  },
};

/** What is not kept is said to need a network, with links to what is. */
const orOfflinePage = {
  handlerDidError: async () => whole(await keptIn(OFFLINE_PAGE.cache, OFFLINE_PAGE.address)),
};

/** Players ask for films in parts. Workbox refuses one that ends after the film, which hosts serve to its end. */
const inParts = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse: film }) => {
    const range = request.headers.get('range');
    if (!film || !range) return film;
    const part = await createPartialResponse(request, film.clone());
    if (part.ok) return part;
    // A player's own request would not take a header.
    const toItsEnd = { headers: new Headers({ range: range.replace(/\d+$/, '') }) };
    return createPartialResponse(toItsEnd, film);
  },
};

const orNetwork = { handlerDidError: ({ request }) => fetch(request) };

// On a train, a network that is there may take forever.
const networkFirst = new NetworkFirst({
  networkTimeoutSeconds: 6,
  plugins: [kept, beginAtLevel, orOfflinePage],
});
// Not `CacheFirst`, which copies what comes from the network, films too, before it asks whether to write that.
const keptFirst = new CacheOnly({ plugins: [kept, inParts, orNetwork] });

/** Serves what has such a path in the site's folder. */
const serve = (isAsked, path, strategy) =>
  registerRoute(
    ({ request, url: { pathname }, sameOrigin }) =>
      sameOrigin && isAsked(request) && pathname.startsWith(SCOPE) && path.test(pathname.slice(SCOPE.length)),
    strategy,
  );
const isPage = ({ mode }) => mode === 'navigate';
// What is to be kept anew comes from the network.
const isFile = ({ mode, cache }) => mode !== 'navigate' && cache !== 'no-cache';

serve(isPage, /^(level-\d+(\/.*)?)?$/, networkFirst);
serve(isPage, /^/, new NetworkOnly({ plugins: [orOfflinePage] }));
serve(isFile, /^(assets|videos)\//, keptFirst);
// The icons and the manifest have no content in their names.
serve(isFile, /^[^/]*$/, networkFirst);
clientsClaim();
// Pages do not wait for this worker to start: they are asked for meanwhile.
enableNavigationPreload();

/** Removes what an update has replaced. */
const tidyUp = async ({ id }) => {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some((other) => other.id !== id && new URL(other.url).pathname.startsWith(SCOPE))) return;
  const seen = new Set();
  for (const cacheName of await keptCaches()) {
    const level = levelOf(cacheName);
    if (seen.has(level)) await caches.delete(cacheName);
    else if (await keptIn(cacheName, listAddress(level))) seen.add(level);
  }
};
addEventListener('message', (event) => {
  if (event.data === 'tidy up') event.waitUntil(tidyUp(event.source));
});

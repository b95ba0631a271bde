// Serves what a learner has kept of the site, and nothing else. A page is asked for on the network first; where that does not answer, the
// kept one is shown. Files in `assets` have their content in their name, so a kept one is as good as any. A page that was shown goes on
// with its own files: those of an earlier build stay until no page of the site is open but the one that asks to tidy up.
// What is kept, and when, is the business of kept-levels.ts; so this file is the same for all releases of a site.
const { pathname: scope } = new URL(registration.scope);
/** Begins the names of the site's caches, `offline:/learn/:level-1:…`; other sites of the host have other names. */
const PREFIX = `offline:${scope}:`;
/** On a train, a network that is there may take forever. */
const LONGEST_WAIT_MILLISECONDS = 6000;

/** The newest first: an update is kept beside what it replaces. */
const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX)).toReversed();

// Not by opening it: that makes anew what the page has removed meanwhile.
const findIn = (cacheName, address) =>
  caches.match(address, { cacheName, ignoreSearch: true, ignoreVary: true });

const findKept = async (address) => {
  for (const name of await cacheNames()) {
    const found = await findIn(name, address);
    if (found) return found;
  }
  return undefined;
};

/** Players ask for films in parts. */
const partOf = async (response, range) => {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return response;
  const film = await response.blob();
  const end = Math.min(to ? Number(to) + 1 : film.size, film.size);
  return new Response(film.slice(Number(from), end), {
    status: 206,
    headers: {
      'Content-Type': response.headers.get('Content-Type') ?? '',
      'Content-Range': `bytes ${from}-${end - 1}/${film.size}`,
    },
  });
};

const fileFor = async (request) => {
  const found = await findKept(request.url);
  return found ? partOf(found, request.headers.get('Range')) : fetch(request);
};

/** The address of a level's page without a slash at its end, as hosts take both. */
const pageFor = async (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const fromNetwork = Promise.resolve(event.preloadResponse).then((found) => found ?? fetch(event.request));
  const page = await findKept(origin + pathname.replace(/(?<=.)\/$/, ''));
  if (!page) {
    // The app is opened at its start: what there is without a network begins at a level.
    const start = pathname === scope && (await cacheNames())[0]?.slice(PREFIX.length).split(':')[0];
    return start ? fromNetwork.catch(() => Response.redirect(scope + start)) : fromNetwork;
  }
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MILLISECONDS, page));
  return Promise.race([fromNetwork.catch(() => page), late]);
};

/** Removes what an update has replaced. */
const tidyUp = async ({ id }) => {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some((other) => other.id !== id && new URL(other.url).pathname.startsWith(scope))) return;
  const seen = new Set();
  for (const name of await cacheNames()) {
    const [level] = name.slice(PREFIX.length).split(':');
    const isWhole = await findIn(name, `${scope}offline/${level}.json`);
    if (seen.has(level)) await caches.delete(name);
    if (isWhole) seen.add(level);
  }
};

addEventListener('activate', (event) =>
  // Pages do not wait for this worker to start: they are asked for meanwhile.
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()])),
);
addEventListener('message', (event) => {
  if (event.data === 'tidy up') event.waitUntil(tidyUp(event.source));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const path = pathname.slice(scope.length);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(scope)) return;
  if (request.mode === 'navigate') {
    if (path === '' || /^level-\d+(\/|$)/.test(path)) event.respondWith(pageFor(event));
    return;
  }
  // What is to be kept anew comes from the network.
  if (request.cache === 'no-cache') return;
  if (/^(assets|videos)\//.test(path)) event.respondWith(fileFor(request));
  // The icons and the manifest have no content in their names.
  else if (!path.includes('/')) event.respondWith(fetch(request).catch(() => findKept(request.url)));
});

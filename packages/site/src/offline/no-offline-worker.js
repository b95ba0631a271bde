// Takes the place of a worker that an earlier release of the site had: removes what that had kept, and itself.
const { pathname: scope } = new URL(registration.scope);

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const removed = caches
    .keys()
    .then((names) => names.filter((name) => name.startsWith(`offline:${scope}:`)))
    .then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(removed.then(() => registration.unregister()));
});

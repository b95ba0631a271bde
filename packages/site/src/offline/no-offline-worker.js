// Takes the place of a worker that an earlier release of the site had: removes what that had kept, and itself.
import { keptCaches, OFFLINE_PAGE } from './kept-caches.ts';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const removed = keptCaches().then((names) =>
    Promise.all([...names, OFFLINE_PAGE.cache].map((name) => caches.delete(name))),
  );
  event.waitUntil(removed.then(() => registration.unregister()));
});

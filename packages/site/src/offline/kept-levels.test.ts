import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from './kept.fixtures.js';
import { keepLevel, keptLevel, removeHalfKept, removeLevel, type KeepError } from './kept-levels.js';

const list = {
  build: 'one',
  pages: [['level-1', 50]],
  files: [
    ['assets/site.h.js', 100],
    ['assets/open.h.avif', 100],
  ],
  films: [['videos/level1-task1.mp4', 1000]],
  words: { de: [['assets/de.h.js', 30]] },
};

/** A browser, with a host whose files are as long as the list says. */
function browser({ room = Infinity, quota = 1e9 } = {}) {
  const caches = fakeCaches(room);
  const sizes = new Map<string, number>([
    ...list.pages,
    ...list.files,
    ...list.films,
    ...list.words.de,
    ['offline', 40],
  ] as never);
  const asked: string[] = [];
  const broken = new Set<string>();
  const lists = [list];
  const registration = { unregister: vi.fn<() => Promise<boolean>>(async () => true) };
  const register = vi.fn<() => Promise<typeof registration>>(async () => registration);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address.startsWith('/offline/')) return Response.json(lists.length > 1 ? lists.shift() : lists[0]);
    const size = sizes.get(address.slice(1));
    return broken.has(address) || size === undefined
      ? new Response('', { status: 404 })
      : new Response('x'.repeat(size));
  });
  vi.stubGlobal('navigator', {
    storage: { estimate: async () => ({ quota, usage: caches.usage() }) },
    locks: {
      request: async (_: string, ...[options, run]: unknown[]) =>
        ((run ?? options) as (lock: object) => unknown)({}),
    },
    serviceWorker: {
      register,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  return { caches, asked, broken, lists, registration, register };
}

const options = { language: 'en', withFilms: false, onProgress: () => {} };
const levelsIn = ({ stored }: ReturnType<typeof fakeCaches>) =>
  [...stored.keys()].filter((name) => name.startsWith('offline:'));
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ reason, needed }: KeepError) => ({ reason, needed }),
  );
let shares: number[];
beforeEach(() => {
  vi.unstubAllGlobals();
  shares = [];
});

describe('a level', () => {
  it('is kept with its files, and says how far that is', async () => {
    const { asked } = browser();
    await keepLevel(1, { ...options, onProgress: (share) => shares.push(share) });
    expect(await keptLevel(1)).toEqual({ build: 'one', bytes: 250, hasFilms: false });
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    expect(asked.filter((address) => /\.mp4|de\./.test(address))).toEqual([]);
    expect(await keptLevel(2)).toBeUndefined();
  });

  it('is kept in the language that is shown, and with films where they are asked for', async () => {
    const { caches } = browser();
    await keepLevel(1, { ...options, language: 'de', withFilms: true });
    expect(await keptLevel(1)).toEqual({ build: 'one', bytes: 1280, hasFilms: true });
    expect([...caches.stored.values()].flatMap((cache) => [...cache.keys()])).toContain('/assets/de.h.js');
  });

  it('is removed with the worker, once none is kept', async () => {
    const { caches, registration } = browser();
    await keepLevel(1, options);
    expect(registration.unregister).not.toHaveBeenCalled();
    await removeLevel(1);
    expect(await caches.keys()).toEqual([]);
    expect(registration.unregister).toHaveBeenCalledOnce();
  });

  it('shares the page that says that there is no network with other levels, and takes it along as the last one', async () => {
    const { caches } = browser();
    await keepLevel(1, options);
    await keepLevel(2, options);
    await removeLevel(1);
    expect([...caches.stored.values()].filter((cache) => cache.has('/offline'))).toHaveLength(1);
    await removeLevel(2);
    expect(await caches.keys()).toEqual([]);
  });

  it('is updated beside what was kept before', async () => {
    const { caches, lists } = browser();
    await keepLevel(1, options);
    lists[0] = { ...list, build: 'two' };
    await keepLevel(1, options);
    expect(await keptLevel(1)).toMatchObject({ build: 'two' });
    expect(levelsIn(caches)).toHaveLength(2);
  });
});

describe('nothing is half kept', () => {
  it('where the browser has no room, which is known before', async () => {
    const { caches, asked, registration } = browser({ quota: 200 });
    expect(await failure(keepLevel(1, options))).toEqual({ reason: 'full', needed: 250 });
    expect(await caches.keys()).toEqual([]);
    expect(asked).toEqual(['/offline/level-1.json']);
    expect(registration.unregister, 'a worker that serves nothing').toHaveBeenCalledOnce();
  });

  it('where the browser finds on the way that it has no room', async () => {
    const { caches } = browser({ room: 120 });
    expect(await failure(keepLevel(1, options))).toEqual({ reason: 'full', needed: 250 });
    expect(await caches.keys()).toEqual([]);
  });

  it('where a file is not there; what was kept before stays', async () => {
    const { caches, broken, registration } = browser();
    await keepLevel(1, options);
    broken.add('/assets/open.h.avif');
    expect(await failure(keepLevel(1, options))).toMatchObject({ reason: 'network' });
    expect(levelsIn(caches)).toHaveLength(1);
    expect(await keptLevel(1)).toMatchObject({ build: 'one' });
    expect(registration.unregister).not.toHaveBeenCalled();
  });

  it('where the site is released anew meanwhile', async () => {
    const { caches, lists } = browser();
    lists.push({ ...list, build: 'two' });
    expect(await failure(keepLevel(1, options))).toMatchObject({ reason: 'network' });
    expect(await caches.keys()).toEqual([]);
  });

  it('where its page is closed on the way: what is left is removed later, and counts as nothing', async () => {
    const { caches } = browser();
    await (await caches.open('offline:/:level-1:1')).put('/assets/site.h.js', new Response('x'));
    expect(await keptLevel(1)).toBeUndefined();
    await removeHalfKept(1);
    expect(await caches.keys()).toEqual([]);
  });

  it('where it is removed while somebody looks for it', async () => {
    const { caches } = browser();
    await keepLevel(1, options);
    caches.removeOnceNamed();
    expect(await keptLevel(1)).toBeUndefined();
    expect(caches.stored.size).toBe(0);
  });

  it('where the browser refuses the worker, as in some private windows', async () => {
    const { caches, register } = browser();
    register.mockRejectedValue(new DOMException('The operation is insecure.', 'SecurityError'));
    expect(await failure(keepLevel(1, options))).toMatchObject({ reason: 'refused' });
    expect(await caches.keys()).toEqual([]);
  });
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeOfflineFiles } from '../../integration/offline-files.ts';
import { fakeCaches } from './kept.fixtures.js';

const HOST = 'https://host';
type Caches = ReturnType<typeof fakeCaches>;
type Listener = (event: object) => void;

/** The worker of a site in the folder `/learn/`, as its build writes it. */
async function builtWorker(isOn: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  await writeOfflineFiles(folder, { isOn, base: '/learn', languages: [] });
  const code = await readFile(join(folder, 'sw.js'), 'utf8');
  await rm(folder, { recursive: true });
  return code;
}
let source: string;
let goneSource: string;
beforeAll(async () => {
  source = await builtWorker(true);
  goneSource = await builtWorker(false);
});

/** Runs a worker with a network and open windows. */
function start(
  code: string,
  caches: Caches,
  network: (request: Request) => Promise<Response>,
  windows: object[] = [],
) {
  const listeners = new Map<string, Listener[]>();
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  const claim = vi.fn<() => Promise<void>>(async () => {});
  const enable = vi.fn<() => Promise<void>>(async () => {});
  const scope = {
    URL,
    Headers,
    Request,
    Response,
    FetchEvent: Event,
    Error,
    caches,
    fetch: network,
    setTimeout: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
    clearTimeout: (timer: number) => clearTimeout(timer),
    location: new URL(HOST),
    registration: { scope: `${HOST}/learn/`, navigationPreload: { enable }, unregister },
    clients: { claim, matchAll: async () => windows },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  };
  runInNewContext(code, Object.assign(scope, { self: scope }));
  const waited = async (type: string, event: object = {}) => {
    const work: unknown[] = [];
    const waitUntil = (given: unknown) => work.push(given);
    for (const listener of listeners.get(type) ?? []) listener({ ...event, waitUntil });
    await Promise.all(work);
  };
  return {
    unregister,
    claim,
    enable,
    waited,
    /** The answer to a request; undefined where the worker leaves it to the browser. */
    ask: async (
      path: string,
      { mode = 'cors', ...init }: { mode?: string; method?: string; cache?: string; headers?: object } = {},
    ) => {
      let answer: unknown;
      const asked = new Request(HOST + path, init as RequestInit);
      const request = new Proxy(asked, {
        get: (target, key) => {
          const value: unknown = key === 'mode' ? mode : Reflect.get(target, key, target);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
      const respondWith = (given: unknown) => (answer = given);
      for (const listener of listeners.get('fetch') ?? [])
        listener({ request, respondWith, waitUntil: () => {} });
      return (await answer) as Response | undefined;
    },
  };
}

const online = async ({ url }: Request) => new Response(`network ${new URL(url).pathname}`);
const offline = async () => {
  throw new TypeError('Failed to fetch');
};
const never = () => new Promise<Response>(() => {});
const page = { mode: 'navigate' };

let caches: Caches;
const keep = async (name: string, files: Readonly<Record<string, string>>) => {
  const cache = await caches.open(name);
  for (const [path, text] of Object.entries(files)) await cache.put(path, new Response(text));
};
beforeEach(async () => {
  vi.useRealTimers();
  caches = fakeCaches();
  await keep('offline:/learn/:level-1:1', {
    '/learn/level-1': 'kept level',
    '/learn/level-1/task-3': 'kept task',
    '/learn/assets/site.h.js': 'kept script',
    '/learn/videos/film.mp4': '0123456789',
    '/learn/favicon.svg': 'kept icon',
    '/learn/offline/level-1.json': '{}',
  });
  await keep('offline-page:/learn/', { '/learn/offline': 'what is kept' });
});

describe('without a network', () => {
  it.each([
    ['/learn/level-1', 'kept level'],
    ['/learn/level-1/', 'kept level'],
    ['/learn/level-1/task-3?from=mail', 'kept task'],
  ])('%s is the page that is kept', async (path, text) => {
    const answer = await start(source, caches, offline).ask(path, page);
    expect(await answer?.text()).toBe(text);
  });

  it('scripts are served also where they are asked for again, and icons', async () => {
    const { ask } = start(source, caches, offline);
    expect(await (await ask('/learn/assets/site.h.js?1'))?.text()).toBe('kept script');
    expect(await (await ask('/learn/favicon.svg'))?.text()).toBe('kept icon');
  });

  it('the site begins at a level that is kept; of other pages it is said that they need a network', async () => {
    const { ask } = start(source, caches, offline);
    vi.spyOn(Response, 'redirect').mockImplementation((to) => new Response(`to ${String(to)}`));
    expect(await (await ask('/learn/', page))?.text()).toBe('to /learn/level-1');
    for (const path of ['/learn/level-2', '/learn/dashboard', '/learn/certificate/7?x'])
      expect(await (await ask(path, page))?.text()).toBe('what is kept');
    await expect(ask('/learn/assets/other.h.js')).rejects.toThrow('Failed to fetch');
  });

  it('that page is not there where nothing is kept', async () => {
    caches.stored.clear();
    await expect(start(source, caches, offline).ask('/learn/dashboard', page)).rejects.toThrow('no-response');
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=6-', '6789', 'bytes 6-9/10'],
    ['bytes=0-99', '0123456789', 'bytes 0-9/10'],
  ])('a film is served in parts: %s', async (range, text, stated) => {
    const answer = await start(source, caches, offline).ask('/learn/videos/film.mp4', { headers: { range } });
    expect([answer?.status, answer?.headers.get('content-range'), await answer?.text()]).toEqual([
      206,
      stated,
      text,
    ]);
  });
});

describe('with a network', () => {
  it('a page comes from there, a script that is kept does not', async () => {
    const { ask } = start(source, caches, online);
    expect(await (await ask('/learn/level-1', page))?.text()).toBe('network /learn/level-1');
    expect(await (await ask('/learn/dashboard', page))?.text()).toBe('network /learn/dashboard');
    expect(await (await ask('/learn/assets/site.h.js'))?.text()).toBe('kept script');
    expect(await (await ask('/learn/assets/other.h.js'))?.text()).toBe('network /learn/assets/other.h.js');
  });

  it('that does not answer for six seconds, a page is the one that is kept', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = start(source, caches, never).ask('/learn/level-1', page);
    const after = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return (await Promise.race([answer, undefined]))?.text();
    };
    expect(await after(5999)).toBeUndefined();
    expect(await after(1)).toBe('kept level');
  });

  it('pages that are open have the worker at once, and others are asked for while it starts', async () => {
    const { waited, claim, enable } = start(source, caches, online);
    await waited('activate');
    expect([claim, enable].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('its answers are not written', async () => {
    const before = [...caches.stored.keys()];
    const { ask } = start(source, caches, online);
    for (const path of ['/learn/level-1/task-1', '/learn/level-1'])
      expect(await (await ask(path, page))?.text()).toBe(`network ${path}`);
    await new Promise((later) => setTimeout(later));
    expect([...caches.stored.keys()]).toEqual(before);
    expect(await (await caches.match('/learn/level-1', { cacheName: before[0]! }))?.text()).toBe(
      'kept level',
    );
  });

  it('what is removed while it looks for a file is not there again', async () => {
    caches.removeOnceNamed();
    const answer = await start(source, caches, online).ask('/learn/assets/site.h.js');
    expect(await answer?.text()).toBe('network /learn/assets/site.h.js');
    expect(caches.stored.size).toBe(0);
  });

  it('nothing else passes the worker', async () => {
    const { ask } = start(source, caches, online);
    expect(await ask('/learn/level-1', { ...page, method: 'HEAD' })).toBeUndefined();
    expect(await ask('/learn/rest/v1/user_progress')).toBeUndefined();
    expect(await ask('/learn/offline/level-1.json')).toBeUndefined();
    expect(await ask('/learn/videos/film.mp4', { cache: 'no-cache' }), 'to be kept anew').toBeUndefined();
    expect(await ask('/elsewhere/level-1', page)).toBeUndefined();
  });
});

describe('after an update', () => {
  const asker = { id: 'asker', url: `${HOST}/learn/level-1` };
  const other = { id: 'other', url: `${HOST}/learn/level-1/quiz` };
  const tidy = (windows: object[]) =>
    start(source, caches, online, windows).waited('message', { data: 'tidy up', source: asker });
  const names = async () => (await caches.keys()).flatMap((name) => name.split('offline:/learn/:')[1] ?? []);
  beforeEach(() =>
    keep('offline:/learn/:level-1:2', {
      '/learn/level-1': 'newer level',
      '/learn/offline/level-1.json': '{}',
    }),
  );

  it('the newer page is shown, and an open one goes on with its own scripts', async () => {
    const { ask } = start(source, caches, offline);
    expect(await (await ask('/learn/level-1', page))?.text()).toBe('newer level');
    expect(await (await ask('/learn/assets/site.h.js'))?.text()).toBe('kept script');
  });

  it('what it replaced stays while another page is open', async () => {
    await tidy([asker, other]);
    expect(await names()).toEqual(['level-1:1', 'level-1:2']);
  });

  it('and goes once none is; pages of other sites do not count', async () => {
    await tidy([asker, { id: 'else', url: `${HOST}/bread/` }]);
    expect(await names()).toEqual(['level-1:2']);
  });

  it('what is only half there replaces nothing', async () => {
    await keep('offline:/learn/:level-1:3', { '/learn/assets/new.h.js': '' });
    await tidy([asker]);
    expect(await names()).toEqual(['level-1:2', 'level-1:3']);
  });
});

it('a site that turns it off removes what it had kept, and the worker; other sites keep theirs', async () => {
  await keep('offline:/bread/:level-1:1', { '/bread/level-1': 'bread' });
  const { waited, unregister } = start(goneSource, caches, online);
  await waited('activate');
  expect(await caches.keys()).toEqual(['offline:/bread/:level-1:1']);
  expect(unregister).toHaveBeenCalledOnce();
});

import { BASE } from '../base-path.js';
import { keptCaches, keptIn, levelOf, listAddress, OFFLINE_PAGE, PREFIX } from './kept-caches.js';
import { filesToKeep, totalBytes, type LevelList } from './level-list.js';
import { startOfflineWorker, stopOfflineWorker } from './offline-worker-registration.js';

/** Why a level could not be kept: no room, no answer of the network, or a browser that keeps nothing. */
export class KeepError extends Error {
  constructor(
    readonly reason: 'full' | 'network' | 'refused',
    /** How many bytes the level needs. */
    readonly needed = 0,
  ) {
    super(reason);
    this.name = 'KeepError';
  }
}

/** What is kept of a level. */
export interface KeptLevel {
  /** The build that it is of. */
  readonly build: string;
  readonly bytes: number;
  readonly hasFilms: boolean;
}

/** How a level is kept. */
export interface KeepOptions {
  /** The language of the page, besides English. */
  readonly language: string;
  readonly withFilms: boolean;
  /** Told how much is there, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

const FILES_AT_A_TIME = 6;
const REFUSALS = ['SecurityError', 'NotSupportedError', 'NotAllowedError', 'InvalidStateError'];

const listIn = (cache: string) => keptIn(cache, listAddress(levelOf(cache)));
const cachesOf = async (level: number) =>
  (await keptCaches()).filter((cache) => levelOf(cache) === `level-${level}`);

/** What a level consists of now. Rejects where the network does not answer. */
export async function fetchList(level: number): Promise<LevelList> {
  return (await fetchFile(listAddress(`level-${level}`), { cache: 'no-store' })).json() as Promise<LevelList>;
}

/** What is kept of a level; undefined for nothing. */
export async function keptLevel(level: number): Promise<KeptLevel | undefined> {
  for (const cache of await cachesOf(level)) {
    // oxlint-disable-next-line no-await-in-loop -- the newest first
    const list = await listIn(cache);
    if (list) return list.json() as Promise<KeptLevel>;
  }
  return undefined;
}

/**
 * Keeps all that a level consists of, or nothing of it; what was kept before stays beside it until no page needs that.
 *
 * @throws KeepError
 */
export async function keepLevel(level: number, options: KeepOptions): Promise<void> {
  try {
    await startOfflineWorker();
    await navigator.locks.request(PREFIX, () => keepWhole(level, options));
  } catch (error) {
    await stopIfNothingIsKept().catch(() => {});
    throw keepErrorOf(error);
  }
}

/** Removes what is kept of a level, and the worker with the last one. */
export async function removeLevel(level: number): Promise<void> {
  for (const cache of await cachesOf(level)) await caches.delete(cache);
  await stopIfNothingIsKept();
}

/** Removes what a page has left that was closed while it was keeping a level. */
export async function removeHalfKept(level: number): Promise<void> {
  await navigator.locks.request(PREFIX, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const cache of await cachesOf(level)) if (!(await listIn(cache))) await caches.delete(cache);
  });
}

async function keepWhole(level: number, { language, withFilms, onProgress }: KeepOptions): Promise<void> {
  const list = await fetchList(level);
  const files = filesToKeep(list, language, withFilms);
  const bytes = totalBytes([...files, ...list.pages]);
  // Some browsers tell everybody the same: then it is found on the way.
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < bytes) throw new KeepError('full', bytes);
  const name = `${PREFIX}level-${level}:${crypto.randomUUID()}`;
  const stop = new AbortController();
  try {
    const cache = await caches.open(name);
    let done = 0;
    const keepAll = async (all: typeof files) => {
      const queue = all.values();
      const keepNext = async () => {
        for (const [path, size] of queue) {
          const address = `${BASE}/${path}`;
          // What has no content in its name may have changed since it was kept, or fetched.
          const freshness = path.startsWith('assets/') ? 'default' : 'no-cache';
          await cache.put(address, await fetchFile(address, { cache: freshness, signal: stop.signal }));
          onProgress((done += size) / bytes);
        }
      };
      const lanes = Array.from({ length: FILES_AT_A_TIME }, keepNext);
      await Promise.all(lanes).catch(async (error: unknown) => {
        stop.abort();
        // What is still being written would come after the cache is removed.
        await Promise.allSettled(lanes);
        throw error;
      });
    };
    await keepAll(files);
    // Only with all its files is a page of any use.
    await keepAll(list.pages);
    const offlinePage = await fetchFile(OFFLINE_PAGE.address, { cache: 'no-cache' });
    await (await caches.open(OFFLINE_PAGE.cache)).put(OFFLINE_PAGE.address, offlinePage);
    // A release of the site in between would leave pages with files of another one.
    if ((await fetchList(level)).build !== list.build) throw new KeepError('network');
    const kept: KeptLevel = { build: list.build, bytes, hasFilms: withFilms };
    await cache.put(listAddress(`level-${level}`), Response.json(kept));
  } catch (error) {
    await caches.delete(name);
    throw isFull(error) ? new KeepError('full', bytes) : error;
  }
}

/** @throws KeepError for what is not there. */
async function fetchFile(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw new KeepError('network');
  // Browsers take no answer for a page that says that it came from elsewhere.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

async function stopIfNothingIsKept(): Promise<void> {
  if ((await keptCaches()).length > 0) return;
  await caches.delete(OFFLINE_PAGE.cache);
  await stopOfflineWorker();
}

const isFull = (error: unknown) => (error as Error).name === 'QuotaExceededError';

function keepErrorOf(error: unknown): KeepError {
  if (error instanceof KeepError) return error;
  return new KeepError(REFUSALS.includes((error as Error).name) ? 'refused' : 'network');
}

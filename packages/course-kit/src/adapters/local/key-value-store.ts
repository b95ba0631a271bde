import { CourseStorageError } from '../../ports/course-storage-error.js';
import type { Unsubscribe } from '../../ports/course-storage.js';
import { createPageStorage, type PlainStorage } from './page-storage.js';
import { SET_ASIDE } from './storage-keys.js';

/**
 * The browser's storage, replaced by a copy in the page's memory when the browser refuses it. All keys are without the
 * host's prefix.
 */
export interface KeyValueStore {
  /** Whether what is written outlives the page; turns false for good when the browser refuses. */
  readonly isLasting: boolean;
  /** Calls back when the browser begins to refuse. */
  subscribe(onRefused: () => void): Unsubscribe;
  /** All keys under the prefix, others' included. */
  keys(): string[];
  read(key: string): string | null;
  /**
   * Writes several keys, all or none; null removes a key. Values that are there already are not written again.
   *
   * @returns whether anything was written.
   * @throws CourseStorageError `full` when there is no room; then everything is as it was before.
   */
  change(changes: Readonly<Record<string, string | null>>, operation: string): boolean;
  /**
   * Sets an invalid value aside, so that it is neither used nor lost. Without room for that it stays where it is, and
   * is not used either.
   *
   * @param rest - what stays under the key, if anything.
   */
  setAside(key: string, value: string, rest?: string): void;
  /** Whether a storage event is about this storage and a key under the prefix that the test accepts. */
  isAbout(event: Event, test: (key: string) => boolean): boolean;
}

/**
 * Opens the browser's storage.
 *
 * @param given - instead of `window.localStorage`.
 */
export function openStore(prefix: string, given?: PlainStorage): KeyValueStore {
  let lasting = given ?? browserStorage();
  let storage = lasting ?? createPageStorage();
  const listeners = new Set<() => void>();

  const guarded = <Result>(operation: string, action: () => Result): Result => {
    try {
      return action();
    } catch (error) {
      // Some private modes reject with "full" although nothing is stored: they have no storage at all.
      if (isFull(error) && storage.length > 0) throw new CourseStorageError('full', operation, error);
      storage = copyOf(storage, prefix);
      lasting = null;
      // Called after the current code, which may be rendering.
      listeners.forEach(queueMicrotask);
      return action();
    }
  };
  const put = (key: string, value: string | null) => {
    if (value === null) storage.removeItem(prefix + key);
    else storage.setItem(prefix + key, value);
  };
  const keys = () => guarded('storage.keys', () => keysOf(storage, prefix));
  const read = (key: string) => guarded('storage.read', () => storage.getItem(prefix + key));

  const change: KeyValueStore['change'] = (changes, operation) =>
    guarded(operation, () => {
      const due = Object.entries(changes).filter(([key, value]) => read(key) !== value);
      // Undone in reverse order, because the storage had room for each state in between.
      const undo: (() => void)[] = [];
      try {
        for (const [key, value] of due) {
          const earlier = read(key);
          undo.unshift(() => put(key, earlier));
          put(key, value);
        }
      } catch (error) {
        undo.forEach(attempt);
        throw error;
      }
      return due.length > 0;
    });

  return {
    get isLasting() {
      return lasting !== null;
    },
    subscribe(onRefused) {
      listeners.add(onRefused);
      return () => void listeners.delete(onRefused);
    },
    keys,
    read,
    change,
    setAside: (key, value, rest) =>
      attempt(() => change({ [SET_ASIDE + key]: value, [key]: rest ?? null }, 'storage.setAside')),
    isAbout(event, test) {
      const { key, storageArea } = event as StorageEvent;
      if (storageArea && storageArea !== lasting) return false;
      // The whole storage was cleared when there is no key.
      return typeof key !== 'string' || (key.startsWith(prefix) && test(key.slice(prefix.length)));
    },
  };
}

/** Null on a server and where the browser forbids storage to the page. */
function browserStorage(): PlainStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

function keysOf(storage: PlainStorage, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index))
    .filter((key) => key?.startsWith(prefix) === true)
    .map((key) => (key as string).slice(prefix.length));
}

/** A copy of what can still be read, without the host's own keys. */
function copyOf(storage: PlainStorage, prefix: string): PlainStorage {
  const copy = createPageStorage();
  attempt(() => {
    for (const key of keysOf(storage, prefix).filter((own) => /^(level-|course-kit:)/.test(own)))
      copy.setItem(prefix + key, storage.getItem(prefix + key) ?? '');
  });
  return copy;
}

function isFull(error: unknown): boolean {
  // `QuotaExceededError`, and `NS_ERROR_DOM_QUOTA_REACHED` in older Firefox.
  return /quota/i.test((error as Error).name);
}

/** Runs an action that may fail, in which case the caller continues without it. */
export function attempt(action: () => unknown): void {
  try {
    action();
  } catch {
    // Best effort.
  }
}

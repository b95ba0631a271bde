import { CourseStorageError } from '../../ports/course-storage-error.js';
import type { KeyValueStore } from '../local/key-value-store.js';
import { isLearnersWork } from '../local/learners-work.js';
import { OWNER_KEY } from '../local/storage-keys.js';

/**
 * The browser's storage with room for everything: what it has no room for is kept in memory, in front of it, and moves
 * there once there is room.
 */
export function withOverflow(store: KeyValueStore): KeyValueStore {
  /** Null stands for a key that is to be removed. */
  const overflow = new Map<string, string | null>();
  /** Whose copy the browser had when something was kept here. */
  let owner: string | null = null;

  /** Once another tab has put somebody else's copy in its place, the rest of the earlier copy would mix with that. */
  const forgetEarlierCopy = () => {
    if (overflow.size === 0 || store.read(OWNER_KEY) === owner) return;
    for (const key of overflow.keys()) if (isLearnersWork(key) || key === OWNER_KEY) overflow.delete(key);
    owner = store.read(OWNER_KEY);
  };

  /** While a change of learners waits here for room, what the browser holds is the earlier one's copy. */
  const isHidden = (key: string) => overflow.has(OWNER_KEY) && isLearnersWork(key) && !overflow.has(key);

  /** All or nothing, so that what the browser keeps always makes sense by itself. */
  const write = (entries: Readonly<Record<string, string | null>>, operation: string): boolean => {
    forgetEarlierCopy();
    const hidden = store.keys().filter(isHidden);
    const all = {
      ...Object.fromEntries([...hidden.map((key) => [key, null] as const), ...overflow]),
      ...entries,
    };
    try {
      const isChanged = store.change(all, operation);
      overflow.clear();
      return isChanged;
    } catch (error) {
      if (!(error instanceof CourseStorageError)) throw error;
      owner = store.read(OWNER_KEY);
      Object.entries(entries).forEach(([key, value]) => overflow.set(key, value));
      return true;
    }
  };

  return {
    get isLasting() {
      return store.isLasting && overflow.size === 0;
    },
    keys() {
      forgetEarlierCopy();
      const stored = store.keys().filter((key) => overflow.get(key) !== null && !isHidden(key));
      const added = [...overflow].filter(([, value]) => value !== null).map(([key]) => key);
      return [...new Set([...stored, ...added])];
    },
    read(key) {
      forgetEarlierCopy();
      const value = overflow.get(key);
      if (value !== undefined) return value;
      return isHidden(key) ? null : store.read(key);
    },
    subscribe: store.subscribe,
    change: write,
    setAside: store.setAside,
    isAbout: store.isAbout,
  };
}

import { CourseStorageError } from '../../ports/course-storage-error.js';
import type { KeyValueStore } from '../local/key-value-store.js';
import { isLearnersWork } from '../local/learners-work.js';
import { OWNER_KEY } from '../local/storage-keys.js';
import { removed } from './record-entries.js';

/**
 * The browser's storage without its limit: when it is full, entries are kept in memory, and moved to it once there is
 * room.
 */
export function withOverflow(store: KeyValueStore): KeyValueStore {
  /** Null stands for a key that is to be removed. */
  const overflow = new Map<string, string | null>();
  /** The owner of the stored copy when entries were first kept in memory. */
  let owner: string | null = null;

  /** Drops the entries once another tab has stored another learner's copy, with which they would mix. */
  const forgetEarlierCopy = () => {
    if (overflow.size === 0 || store.read(OWNER_KEY) === owner) return;
    for (const key of overflow.keys()) if (isLearnersWork(key) || key === OWNER_KEY) overflow.delete(key);
    owner = store.read(OWNER_KEY);
  };

  /**
   * While the switch to another learner is kept in memory, the browser still has the previous learner's copy, which is
   * hidden. A visitor's is the next learner's as well.
   */
  const isHidden = (key: string) =>
    overflow.has(OWNER_KEY) && owner !== null && isLearnersWork(key) && !overflow.has(key);

  /** All or nothing, so that the stored entries are always consistent. */
  const write = (entries: Readonly<Record<string, string | null>>, operation: string): boolean => {
    forgetEarlierCopy();
    const hidden = overflow.has(OWNER_KEY) ? store.keys().filter(isHidden) : [];
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
      // A removal needs no room: what is settled must not be there, and sent again, when the page is gone. An owner
      // leaves with the whole copy, some of which may be removed in memory only: the rest would be the next visitor's.
      if (Object.values(entries).every((value) => value === null))
        store.change(
          { ...(OWNER_KEY in entries && removed(store.keys().filter(isLearnersWork))), ...entries },
          operation,
        );
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

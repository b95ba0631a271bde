import type { KeyValueStore } from '../local/key-value-store.js';
import { OWNER_KEY, parkedKey } from '../local/storage-keys.js';
import { unpack } from './learner-switch.js';

/**
 * The copy of a page's learner, also once another tab has stored it away for the next learner: until the page hears of that, what
 * is answered there is no other learner's.
 *
 * @param ownerOf - the page's learner; null for nobody, whose work is the next learner's as well.
 */
export function ownCopy(
  store: KeyValueStore,
  ownerOf: () => string | null,
): Pick<KeyValueStore, 'read' | 'change' | 'setAside'> {
  /** Under which key it is stored away, if it is. */
  const awayKey = () => {
    const owner = ownerOf();
    const current = store.read(OWNER_KEY);
    if (owner === null || current === owner) return null;
    const key = parkedKey(owner);
    // With neither, the storage was cleared, and the page restores what it knows.
    return current === null && store.read(key) === null ? null : key;
  };
  return {
    read(key) {
      const away = awayKey();
      return away ? (unpack(store.read(away))[key] ?? null) : store.read(key);
    },
    change(entries, operation) {
      const away = awayKey();
      if (!away) return store.change(entries, operation);
      const copy = { ...unpack(store.read(away)), ...entries };
      return store.change({ [away]: JSON.stringify(copy) }, operation);
    },
    setAside: (key, value) => store.setAside(key, value),
  };
}

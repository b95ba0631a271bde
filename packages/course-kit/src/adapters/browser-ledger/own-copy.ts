import { rememberedBy, type SessionPort } from '../../ports/session-port.js';
import type { KeyValueStore } from '../local/key-value-store.js';
import { OWNER_KEY, parkedKey } from '../local/storage-keys.js';
import { unpack } from './learner-switch.js';

/** A page of a browser. */
export interface Page {
  /** Whose copy it has; null for nobody, whose work is the next learner's as well. */
  owner: string | null;
}

/** A page that has the copy of whom the browser remembers, as long as it is not known who is learning. */
export function openPage(store: Pick<KeyValueStore, 'read'>, session: SessionPort | undefined): Page {
  let owner: string | null | undefined;
  return {
    get owner() {
      if (owner === undefined) {
        const kept = store.read(OWNER_KEY);
        owner = kept && (rememberedBy(session)?.id ?? kept);
      }
      return owner;
    },
    set owner(next) {
      owner = next;
    },
  };
}

/**
 * The copy of a page's learner, also once another tab has stored it away for the next learner: until the page hears of that, what
 * is answered there is no other learner's.
 */
export function ownCopy(
  store: KeyValueStore,
  page: Page,
): Pick<KeyValueStore, 'read' | 'change' | 'setAside'> {
  /** Under which key it is stored away, if it is. */
  const awayKey = () => {
    const { owner } = page;
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

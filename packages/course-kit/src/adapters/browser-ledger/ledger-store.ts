import { shownRecords, type Ledger, type PendingChange } from '../../model/ledger.js';
import { type LedgerEvent } from '../../model/ledger-reducer.js';
import type { LedgerStore } from '../../ports/ledger-store.js';
import type { ChangeNotices } from '../local/change-notices.js';
import type { KeyValueStore } from '../local/key-value-store.js';
import { readRecords } from '../local/local-progress.js';
import { changeKey, OWNER_KEY, parkedKey, STORAGE_ID_KEY } from '../local/storage-keys.js';
import { randomId } from '../../base/random-id.js';
import { entryOf, hasWaitingEntries, readEntries } from './change-entries.js';
import { openLedger } from './open-ledger.js';
import type { Page } from './own-copy.js';
import { entriesOfChange, entriesOfRecords, removed, type Entries } from './record-entries.js';
import { confirmedRecords } from './stored-ledger.js';

/** What a ledger store is made of. */
export interface LedgerStoreOptions {
  readonly store: KeyValueStore;
  readonly notices: ChangeNotices;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Whether `exclusively` really excludes other tabs. */
  readonly isExclusive: boolean;
  /** Has the copy of whose ledger was opened last. */
  readonly page: Page;
  /** Runs work while no other tab runs its own. */
  readonly exclusively: LedgerStore['exclusively'];
}

/**
 * A learner's ledger in the browser's storage. Shown progress has the same keys as progress without accounts; each
 * pending change has a key of its own.
 */
export function createLedgerStore({
  store,
  notices,
  clock,
  isExclusive,
  page,
  exclusively,
}: LedgerStoreOptions): LedgerStore {
  const instance = randomId();
  let passMark = 100;
  /** The id of the storage when this page last wrote to it; another one means that the storage was cleared. */
  let storageId: string | null = null;
  /** Until a ledger is open, nothing is written, because the keys may be another learner's. */
  let isOpen = false;

  const put = (entries: Entries) => {
    if (Object.keys(entries).length === 0) return;
    const known = store.read(STORAGE_ID_KEY);
    storageId = known ?? randomId();
    // Not written again: if it was kept in memory because the storage is full, it would hide that the storage was
    // cleared.
    const id = known === null ? { [STORAGE_ID_KEY]: storageId } : {};
    if (store.change({ ...id, ...entries }, 'ledger')) notices.announce(instance);
  };

  const isCurrent = ({ owner }: Ledger) => isOpen && store.read(OWNER_KEY) === owner;
  /** Pending changes are read from the storage, because other tabs may have added or settled some. */
  const allEntries = (ledger: Ledger, { pending } = readEntries(store, ledger.owner)): Entries =>
    isCurrent(ledger) ? entriesOfRecords(store, shownRecords({ ...ledger, pending }, passMark)) : {};

  /** Restores everything that this page knows, after the storage was cleared. */
  const restore = (ledger: Ledger) => {
    if (storageId === null || store.read(STORAGE_ID_KEY) === storageId) return;
    const changes = isOpen && ledger.owner === null ? [] : [...ledger.pending, ...ledger.refused];
    // Entries that another tab has restored or created meanwhile stay.
    const isEmpty = store.read(STORAGE_ID_KEY) === null;
    put({
      ...(isOpen && isEmpty && { [OWNER_KEY]: ledger.owner }),
      ...Object.fromEntries(changes.map((change) => entryOf(ledger.owner, change))),
    });
    const records = Object.entries(allEntries(ledger, ledger)).filter(([, value]) => value !== null);
    put(Object.fromEntries(records));
    storageId = store.read(STORAGE_ID_KEY) ?? storageId;
  };

  const entriesFor = (event: LedgerEvent, before: Ledger, after: Ledger): Entries => {
    const { owner } = after;
    const forget = (ids: readonly string[]) => removed(ids.map((id) => changeKey(owner, id)));
    const entriesOf = (changes: readonly PendingChange[]): Entries =>
      Object.fromEntries(changes.map((change) => entryOf(owner, change)));
    const settled = before.refused.filter((change) => !after.refused.includes(change)).map(({ id }) => id);
    switch (event.type) {
      case 'changed':
        return {
          // A visitor's changes are stored under the progress keys, unless it is not known yet whose they are. A change
          // made just after a sign-in in another tab is that learner's.
          ...(!(owner === null && isCurrent(after)) &&
            Object.fromEntries([entryOf(isOpen ? (owner ?? store.read(OWNER_KEY)) : owner, event.pending)])),
          ...forget(settled),
          ...(isCurrent(after) && entriesOfChange(store, event.pending.change, passMark)),
        };
      case 'confirmed':
        return forget([event.id, ...settled]);
      case 'refused':
        return { ...forget([event.id]), ...entriesOf(after.refused.filter(({ id }) => id === event.id)) };
      case 'retried':
        return entriesOf(after.pending.filter(({ id }) => settled.includes(id)));
      case 'dropped':
        return forget(event.ids);
      case 'discarded':
        return forget(settled);
      case 'cleared': {
        const { pending, refused } = readEntries(store, owner);
        const gone = [...pending, ...refused].filter(({ change }) => change.madeAt <= event.time);
        return forget(gone.map(({ id }) => id));
      }
      default:
        return {};
    }
  };

  return {
    get isLasting() {
      return store.isLasting;
    },
    get owner() {
      return page.owner;
    },
    get hasWaiting() {
      return hasWaitingEntries(store);
    },
    open(owner, course) {
      ({ passMark } = course);
      isOpen = true;
      storageId = store.read(STORAGE_ID_KEY);
      const opened = openLedger({ store, put, clock }, owner, course);
      page.owner = owner;
      return opened;
    },
    persist(event, before, after) {
      restore(before);
      put(entriesFor(event, before, after));
      if (event.type !== 'changed' && before.shown !== after.shown) put(allEntries(after));
    },
    synchronise(ledger) {
      restore(ledger);
      if (!isCurrent(ledger)) return ledger;
      const waiting = readEntries(store, ledger.owner);
      // A visitor's changes are stored under the progress keys only.
      const pending = ledger.owner === null ? [] : waiting.pending;
      return { ...waiting, confirmed: confirmedRecords(readRecords(store), pending, ledger.confirmed) };
    },
    forget(owner, id = '') {
      const prefix = changeKey(owner, id);
      const keys = store.keys().filter((key) => key.startsWith(prefix));
      put(removed(id ? keys : [...keys, parkedKey(owner ?? '')]));
    },
    isExclusive,
    exclusively,
    subscribe: (onChange) => notices.listen(onChange, instance),
  };
}

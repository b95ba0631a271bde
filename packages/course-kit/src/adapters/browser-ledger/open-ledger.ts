import type { CourseOutline } from '../../model/course.js';
import type { PendingChange } from '../../model/ledger.js';
import { changesOf } from '../../model/merge-progress.js';
import { applyChanges } from '../../model/progress-change.js';
import type { OpenedLedger } from '../../ports/ledger-store.js';
import type { KeyValueStore } from '../local/key-value-store.js';
import { readRecords } from '../local/local-progress.js';
import { changeKey, OWNER_KEY } from '../local/storage-keys.js';
import { randomId } from '../../base/random-id.js';
import { entryOf, readEntries } from './change-entries.js';
import { switchEntries } from './learner-switch.js';
import { entriesOfRecords, removed, type Entries } from './record-entries.js';
import { confirmedRecords } from './stored-ledger.js';

interface Browser {
  readonly store: KeyValueStore;
  readonly put: (entries: Entries) => void;
  readonly clock: () => number;
}

/**
 * Makes an owner's ledger the browser's current one. A visitor's work becomes changes of the learner who signs in. That
 * and the switch are written together, so that without room for it the visitor's work stays unchanged.
 */
export function openLedger(
  { store, put, clock }: Browser,
  owner: string | null,
  course: CourseOutline,
): OpenedLedger {
  /** Changes that were made before it was known who is learning. */
  const early = readEntries(store, null).pending;
  const changes = early.map(({ change }) => change);
  const forgetEarly = removed(early.map(({ id }) => changeKey(null, id)));
  let incomplete = 0;
  if (owner === null) put(switchEntries(store, null));
  else {
    const isVisitors = store.read(OWNER_KEY) === null;
    const work = changesOf(isVisitors ? readRecords(store) : [], course);
    ({ incomplete } = work);
    const now = clock();
    const merged = work.changes.map((change, index): PendingChange => ({
      id: randomId(),
      change: { ...change, madeAt: now + index },
    }));
    put({
      ...Object.fromEntries([...merged, ...early].map((change) => entryOf(owner, change))),
      ...switchEntries(store, owner),
      ...forgetEarly,
    });
  }
  const records = applyChanges(readRecords(store), changes, course.passMark);
  if (early.length > 0) put({ ...entriesOfRecords(store, records), ...forgetEarly });
  const waiting = readEntries(store, owner);
  const confirmed = confirmedRecords(readRecords(store), waiting.pending, []);
  return { stored: { ...waiting, confirmed }, incomplete };
}

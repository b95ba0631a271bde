import { inOrder } from '../../model/change-order.js';
import type { PendingChange, RefusedChange, StoredLedger } from '../../model/ledger.js';
import type { ProgressChange } from '../../model/progress-change.js';
import { checkChange } from '../check-values.js';
import type { KeyValueStore } from '../local/key-value-store.js';
import { changeKey, changeKeyPrefix, isLearnersChange } from '../local/storage-keys.js';

/** A pending change as the browser stores it: one entry for each, so that no tab overwrites another's. */
export function entryOf(owner: string | null, change: PendingChange | RefusedChange): [string, string] {
  const reason = 'reason' in change ? { reason: change.reason } : {};
  return [changeKey(owner, change.id), JSON.stringify({ ...change.change, ...reason })];
}

/** The pending changes of an owner, oldest first. Invalid entries are set aside and ignored. */
export function readEntries(
  store: KeyValueStore,
  owner: string | null,
): Pick<StoredLedger, 'pending' | 'refused'> {
  const prefix = changeKeyPrefix(owner);
  const pending: PendingChange[] = [];
  const refused: RefusedChange[] = [];
  for (const key of store.keys().filter((candidate) => candidate.startsWith(prefix))) {
    const text = store.read(key) ?? '';
    const entry = parseEntry(text);
    if (!entry) {
      store.setAside(key, text);
      continue;
    }
    const { reason, ...change } = entry;
    const waiting = { id: key.slice(prefix.length), change };
    if (reason) refused.push({ ...waiting, reason });
    else pending.push(waiting);
  }
  return { pending: pending.sort(inOrder), refused: refused.sort(inOrder) };
}

/** Whether changes of a learner wait, whoever it is. */
export function hasWaitingEntries(store: Pick<KeyValueStore, 'keys' | 'read'>): boolean {
  const isWaiting = (key: string) => {
    const entry = parseEntry(store.read(key) ?? '');
    return entry !== null && !entry.reason;
  };
  return store.keys().some((key) => isLearnersChange(key) && isWaiting(key));
}

type Entry = PendingChange['change'] & { readonly reason?: RefusedChange['reason'] };

function parseEntry(text: string): Entry | null {
  try {
    const entry = JSON.parse(text) as Entry;
    checkChange(entry as ProgressChange, 'ledger.read');
    const isKnown = entry.kind === 'task' ? typeof entry.isCompleted === 'boolean' : entry.kind === 'quiz';
    return isKnown && Number.isFinite(entry.madeAt) ? entry : null;
  } catch {
    return null;
  }
}

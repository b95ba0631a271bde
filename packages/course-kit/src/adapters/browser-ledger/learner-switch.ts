import type { KeyValueStore } from '../local/key-value-store.js';
import { isLearnersWork } from '../local/learners-work.js';
import { OWNER_KEY, parkedKey } from '../local/storage-keys.js';
import { removed, type Entries } from './record-entries.js';

/**
 * The entries that replace the current learner's copy by another learner's, and store the current one for its own
 * learner. Pending changes stay where they are, because their keys name their learner.
 *
 * Entries are written under their new keys before they are removed from the old ones.
 */
export function switchEntries(store: KeyValueStore, next: string | null): Entries {
  const current = store.read(OWNER_KEY);
  if (next === current) return {};
  // A visitor's work is not stored away: it is merged, including a half-answered quiz.
  const keys = current === null ? [] : store.keys().filter(isLearnersWork);
  const parked = JSON.stringify(Object.fromEntries(keys.map((key) => [key, store.read(key)])));
  const returning = next === null ? {} : unpack(store.read(parkedKey(next)));
  return {
    ...(current !== null && { [parkedKey(current)]: keys.length > 0 ? parked : null }),
    ...removed(keys),
    ...returning,
    ...(next !== null && { [parkedKey(next)]: null }),
    [OWNER_KEY]: next,
  };
}

/** The content of a stored copy, without keys that are no learner's work. */
export function unpack(text: string | null): Entries {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text ?? 'null');
  } catch {
    return {};
  }
  return Object.fromEntries(
    Object.entries(parsed ?? {}).filter(([key, value]) => isLearnersWork(key) && typeof value === 'string'),
  ) as Entries;
}

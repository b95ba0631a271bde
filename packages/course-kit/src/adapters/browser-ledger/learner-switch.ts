import type { KeyValueStore } from '../local/key-value-store.js';
import { isLearnersWork } from '../local/learners-work.js';
import { OWNER_KEY, parkedKey } from '../local/storage-keys.js';
import { removed, type Entries } from './record-entries.js';

/**
 * What has to be written so that another learner's copy takes the place of the current one, which is set aside for its
 * own learner. Waiting changes need not move: their keys name their learner.
 *
 * What stands in a new place comes before what is removed from the old one.
 */
export function switchEntries(store: KeyValueStore, next: string | null): Entries {
  const current = store.read(OWNER_KEY);
  if (next === current) return {};
  // A visitor's work is not set aside: it comes along, a half-taken quiz included.
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

/** What a copy that was set aside held; keys that are not a learner's work are not put back. */
function unpack(text: string | null): Entries {
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

import type { ChangeNotices } from './change-notices.js';
import type { KeyValueStore } from './key-value-store.js';
import { isLearnersWork } from './learners-work.js';
import { clearedAt } from './local-progress.js';
import { CLEARED_KEY } from './storage-keys.js';

/** Deletes progress and drafts, and keeps the time of that. */
export function clearProgress(store: KeyValueStore, notices: ChangeNotices, time: number): void {
  const work = store.keys().filter(isLearnersWork);
  const gone = Object.fromEntries(work.map((key) => [key, null]));
  // An older deletion that arrives late does not take a newer one back.
  const entries = { ...gone, [CLEARED_KEY]: String(Math.max(time, clearedAt(store))) };
  if (store.change(entries, 'progress.clear')) notices.announce();
}

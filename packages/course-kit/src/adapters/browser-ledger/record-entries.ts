import type { LevelRecord } from '../../model/level-record.js';
import type { KeyValueStore } from '../local/key-value-store.js';
import { isProgressKey, levelKeys, parseFact, YES } from '../local/storage-keys.js';

/** Keys and values; null stands for a key that is to be removed. */
export type Entries = Readonly<Record<string, string | null>>;

/** The entries that make the browser's progress keys equal to the records. */
export function entriesOfRecords(store: KeyValueStore, records: readonly LevelRecord[]): Entries {
  const wanted = Object.assign({}, ...records.map(entriesOfRecord)) as Entries;
  const gone = store.keys().filter((key) => isProgressKey(key) && !(key in wanted));
  return { ...wanted, ...removed(gone) };
}

/** The same for one level. The keys of other levels are not changed, because another tab may be changing them. */
export function entriesOfLevel(store: KeyValueStore, record: LevelRecord): Entries {
  const wanted = entriesOfRecord(record);
  const isGone = (key: string) =>
    isProgressKey(key) && !(key in wanted) && parseFact(key, store.read(key) ?? '')?.level === record.level;
  return { ...wanted, ...removed(store.keys().filter(isGone)) };
}

/** Entries that remove keys. */
export function removed(keys: readonly string[]): Entries {
  return Object.fromEntries(keys.map((key) => [key, null]));
}

/** A failed quiz has no keys. */
function entriesOfRecord({
  level,
  completedTasks,
  quizCompleted,
  quizScore,
  quizTimeSeconds,
}: LevelRecord): Entries {
  return {
    ...Object.fromEntries(completedTasks.map((key) => [key, YES])),
    ...(quizCompleted && {
      [levelKeys.quizScore(level)]: quizScore === null ? null : String(quizScore),
      [levelKeys.quizTimeSeconds(level)]: quizTimeSeconds === null ? null : String(quizTimeSeconds),
      [levelKeys.quizCompleted(level)]: YES,
    }),
  };
}

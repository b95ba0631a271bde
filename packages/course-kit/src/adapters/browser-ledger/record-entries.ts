import { recordOf, type LevelRecord } from '../../model/level-record.js';
import { applyChange, type ProgressChange } from '../../model/progress-change.js';
import type { KeyValueStore } from '../local/key-value-store.js';
import { readRecords } from '../local/local-progress.js';
import { isProgressKey, levelKeys, YES } from '../local/storage-keys.js';

/** Keys and values; null stands for a key that is to be removed. */
export type Entries = Readonly<Record<string, string | null>>;

/** The entries that make the browser's progress keys equal to the records. */
export function entriesOfRecords(store: KeyValueStore, records: readonly LevelRecord[]): Entries {
  const wanted = Object.assign({}, ...records.map(entriesOfRecord)) as Entries;
  const gone = store.keys().filter((key) => isProgressKey(key) && !(key in wanted));
  return { ...wanted, ...removed(gone) };
}

/**
 * The entries of one change. It is applied to what is stored, because this page may not have been notified yet of another
 * tab's changes; only its own keys are looked at, however many there are.
 */
export function entriesOfChange(store: KeyValueStore, change: ProgressChange, passMark: number): Entries {
  const { level } = change;
  const keys =
    change.kind === 'task'
      ? [levelKeys.task(level, change.task)]
      : [levelKeys.quizScore(level), levelKeys.quizTimeSeconds(level), levelKeys.quizCompleted(level)];
  const stored = keys.filter((key) => store.read(key) !== null);
  const record = recordOf(readRecords(store, stored), level);
  return { ...removed(keys), ...entriesOfRecord(applyChange(record, change, passMark)) };
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

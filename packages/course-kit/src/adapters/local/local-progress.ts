import { emptyRecord, recordOf, type LevelRecord } from '../../model/level-record.js';
import { normaliseCompletedTasks } from '../../model/task-key.js';
import type { ProgressChange } from '../../model/progress-change.js';
import { CourseStorageError } from '../../ports/course-storage-error.js';
import type { ProgressStore } from '../../ports/progress-store.js';
import { checkChange } from '../check-values.js';
import { recordAfterChange } from '../record-after-change.js';
import type { ChangeNotices } from './change-notices.js';
import type { KeyValueStore } from './key-value-store.js';
import { CLEARED_KEY, isProgressKey, levelKeys, parseFact, YES, type StoredFact } from './storage-keys.js';

/**
 * Progress in the browser's storage. Every task has a key of its own, so tabs that toggle different tasks
 * cannot undo each other's. A failed quiz is not stored. Deletion is a module apart.
 */
export function createLocalProgress(
  store: KeyValueStore,
  notices: ChangeNotices,
): Omit<ProgressStore, 'clear'> {
  const write = (changes: Record<string, string | null>, operation: string) => {
    if (store.change(changes, operation)) notices.announce();
  };
  const check = (change: ProgressChange, operation: string) => {
    checkChange(change, operation);
    // Another tab may have deleted the progress after this change, which waited in a tab without room.
    if (clearedAt(store) >= (change.madeAt ?? Infinity))
      throw new CourseStorageError('superseded', operation);
  };
  return {
    list: async () => readRecords(store),

    async setTaskCompleted(change) {
      const operation = 'progress.setTaskCompleted';
      check(change, operation);
      const { level, task, isCompleted } = change;
      const record = recordOf(readRecords(store), level);
      write({ [levelKeys.task(level, task)]: isCompleted ? YES : null }, operation);
      return recordAfterChange(record, change);
    },

    async saveQuizResult(change) {
      const operation = 'progress.saveQuizResult';
      check(change, operation);
      const { level, score, timeSeconds, isPassed } = change;
      const record = recordOf(readRecords(store), level);
      const kept = isPassed ? recordAfterChange(record, change) : record;
      if (kept === record) return record;
      // The completion is written last: if writing is interrupted, there is no pass yet instead of a pass without a
      // score.
      const changes = {
        [levelKeys.quizScore(level)]: String(score),
        [levelKeys.quizTimeSeconds(level)]: String(timeSeconds),
        [levelKeys.quizCompleted(level)]: YES,
      };
      write(changes, operation);
      return kept;
    },

    subscribe: (onChange) => notices.listen(onChange),
  };
}

/** When progress was last deleted. */
export function clearedAt(store: KeyValueStore): number {
  return Number(store.read(CLEARED_KEY) ?? -1);
}

/** All records, level ascending, from the stored keys, or what some keys say of them. Invalid values are set aside. */
export function readRecords(store: KeyValueStore, keys = store.keys()): LevelRecord[] {
  const records = new Map<number, LevelRecord>();
  for (const key of keys.filter(isProgressKey)) {
    const value = store.read(key) ?? '';
    const fact = parseFact(key, value);
    if (fact) records.set(fact.level, withFact(records.get(fact.level) ?? emptyRecord(fact.level), fact));
    else store.setAside(key, value);
  }
  return [...records.values()]
    .map((record) => ({
      ...record,
      completedTasks: normaliseCompletedTasks(record.level, record.completedTasks),
    }))
    .sort((a, b) => a.level - b.level);
}

/**
 * Each fact of a level is independent. A completion without a valid score stays, but by the rules it is no pass until
 * the quiz is taken again.
 */
function withFact(record: LevelRecord, fact: StoredFact): LevelRecord {
  switch (fact.kind) {
    case 'task':
      return {
        ...record,
        completedTasks: [...record.completedTasks, levelKeys.task(fact.level, fact.task)],
      };
    case 'completed':
      return { ...record, quizCompleted: true };
    case 'score':
      return { ...record, quizScore: fact.amount };
    case 'time-seconds':
      return { ...record, quizTimeSeconds: fact.amount };
  }
}

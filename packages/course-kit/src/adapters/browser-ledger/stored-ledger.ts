import type { PendingChange } from '../../model/ledger.js';
import { recordOf, withRecord, type LevelRecord } from '../../model/level-record.js';
import { applyChange } from '../../model/progress-change.js';
import { taskKey } from '../../model/task-key.js';

/**
 * The confirmed records, derived from the stored ones. Those are the shown records, which include pending changes:
 * where a pending change may have altered a record, this page's own knowledge is used. A failed quiz has no keys in the
 * browser.
 *
 * @param shown - the records that the browser keeps.
 * @param known - what this page knows to be confirmed.
 */
export function confirmedRecords(
  shown: readonly LevelRecord[],
  pending: readonly PendingChange[],
  known: readonly LevelRecord[],
): readonly LevelRecord[] {
  // Of the changes of one task, one says it all.
  const placeOf = ({ change }: PendingChange) =>
    change.kind === 'task' ? taskKey(change.level, change.task) : change;
  const places = new Map(pending.map((waiting) => [placeOf(waiting), waiting.change]));
  const withoutPending = [...places.values()].reduce((records, change) => {
    const before = recordOf(known, change.level);
    const record = recordOf(records, change.level);
    // A failed attempt leaves a pass as it is.
    if (change.kind === 'quiz')
      return change.isPassed ? withRecord(records, { ...record, ...quizOf(before) }) : records;
    const isCompleted = before.completedTasks.includes(taskKey(change.level, change.task));
    return withRecord(records, applyChange(record, { ...change, isCompleted }, 0));
  }, shown);
  return known
    .filter(({ quizCompleted, quizScore }) => !quizCompleted && quizScore !== null)
    .reduce((records, failed) => {
      const record = recordOf(records, failed.level);
      if (record.quizCompleted || record.quizScore !== null) return records;
      return withRecord(records, { ...record, ...quizOf(failed) });
    }, withoutPending)
    .filter(({ completedTasks, quizScore }) => completedTasks.length > 0 || quizScore !== null);
}

function quizOf({ quizCompleted, quizScore, quizTimeSeconds }: LevelRecord) {
  return { quizCompleted, quizScore, quizTimeSeconds };
}

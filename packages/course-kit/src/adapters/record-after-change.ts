import type { LevelRecord } from '../model/level-record.js';
import { applyChange, type ProgressChange } from '../model/progress-change.js';

/**
 * A storage does not know the course and its pass mark. It does not need to: a quiz is stored as completed only if it
 * was passed, so any score of a completed quiz is a pass.
 */
const ANY_SCORE = 0;

/**
 * The record to store after a change: a pass stays, and its score only rises. Returns the same object if a quiz result
 * changes nothing.
 */
export function recordAfterChange(record: LevelRecord, change: ProgressChange): LevelRecord {
  return applyChange(record, change, ANY_SCORE);
}

import type { LevelRecord } from '../model/level-record.js';
import { applyChange, type ProgressChange } from '../model/progress-change.js';

/**
 * A storage does not know the course and hence no pass mark. It needs none: a quiz is only kept as
 * completed when it was passed, so any score of a completed quiz counts as a pass.
 */
const ANY_SCORE = 0;

/**
 * The record as it is kept after a change: a pass stays, and its score only rises.
 * Answers with the same object when a quiz result changes nothing.
 */
export function recordAfterChange(record: LevelRecord, change: ProgressChange): LevelRecord {
  return applyChange(record, change, ANY_SCORE);
}

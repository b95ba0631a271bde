import type { ProgressChange } from '../model/progress-change.js';
import { CourseStorageError } from '../ports/course-storage-error.js';

/** Whether a number can be a level's or a task's: whole, from 1. */
export function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/** Whether a number can be a score, in percent. */
export function isScore(value: unknown): value is number {
  return isDuration(value) && value <= 100;
}

/** Whether a number can be a time, in seconds. */
export function isDuration(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** @throws CourseStorageError `invalid` for a change that could not be read back. */
export function checkChange(change: ProgressChange, operation: string): void {
  const isValid =
    change.kind === 'task'
      ? isPosition(change.task)
      : isScore(change.score) && isDuration(change.timeSeconds);
  if (!isPosition(change.level) || !isValid) throw new CourseStorageError('invalid', operation);
}

import { isDuration, isPosition, isScore } from '../model/possible-numbers.js';
import type { ProgressChange } from '../model/progress-change.js';
import { CourseStorageError } from '../ports/course-storage-error.js';

/** @throws CourseStorageError `invalid` for a change that could not be read back. */
export function checkChange(change: ProgressChange, operation: string): void {
  const isValid =
    change.kind === 'task'
      ? isPosition(change.task)
      : isScore(change.score) && isDuration(change.timeSeconds);
  if (!isPosition(change.level) || !isValid) throw new CourseStorageError('invalid', operation);
}

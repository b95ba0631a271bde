import type { LevelRecord } from '../model/level-record.js';
import type { ProgressChange } from '../model/progress-change.js';
import { toCourseStorageError, type CourseStorageError } from '../ports/course-storage-error.js';
import type { ProgressStore } from '../ports/progress-store.js';

/** What became of a change. */
export type SaveOutcome =
  | { readonly status: 'saved'; readonly record: LevelRecord }
  /** It stays in the browser and is tried again. */
  | { readonly status: 'queued' }
  /** It stays in the browser until its learner signs in. */
  | { readonly status: 'signed-out' }
  | { readonly status: 'refused'; readonly error: CourseStorageError };

/** Saves one change. Never rejects. */
export async function sendTo(account: ProgressStore, change: ProgressChange): Promise<SaveOutcome> {
  try {
    const record = await (change.kind === 'task'
      ? account.setTaskCompleted(change)
      : account.saveQuizResult(change));
    return { status: 'saved', record };
  } catch (error) {
    return { status: 'refused', error: toCourseStorageError(error, 'progress.save') };
  }
}

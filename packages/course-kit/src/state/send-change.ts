import type { RefusalReason } from '../model/ledger.js';
import type { LevelRecord } from '../model/level-record.js';
import type { ProgressChange } from '../model/progress-change.js';
import { toCourseStorageError } from '../ports/course-storage-error.js';
import type { ProgressStore } from '../ports/progress-store.js';

/** What a storage made of a change. */
export type SendResult =
  | { readonly status: 'confirmed'; readonly record: LevelRecord }
  /** The storage itself has decided against it, and always will. */
  | { readonly status: 'refused'; readonly reason: RefusalReason }
  /** The learner deleted their progress after it was made. */
  | { readonly status: 'superseded' }
  | { readonly status: 'unauthenticated' }
  /** Anything else: it is sent again, not before that many milliseconds where the storage said so. */
  | { readonly status: 'failed'; readonly retryAfterMilliseconds: number | undefined };

/**
 * Sends one change. Never rejects. Only what the storage decided for good counts as refused; a code that is not known is
 * a passing error.
 */
export async function sendChange(progress: ProgressStore, change: ProgressChange): Promise<SendResult> {
  try {
    const record = await (change.kind === 'task'
      ? progress.setTaskCompleted(change)
      : progress.saveQuizResult(change));
    return { status: 'confirmed', record };
  } catch (error) {
    return resultOf(error);
  }
}

/** What an error makes of a change. */
export function resultOf(error: unknown): Exclude<SendResult, { readonly status: 'confirmed' }> {
  const { code, retryAfterMilliseconds } = toCourseStorageError(error, 'progress.save');
  if (code === 'forbidden' || code === 'invalid') return { status: 'refused', reason: code };
  if (code === 'superseded' || code === 'unauthenticated') return { status: code };
  return { status: 'failed', retryAfterMilliseconds };
}

import type { RefusalReason } from '../model/ledger.js';
import type { LevelRecord } from '../model/level-record.js';
import type { ProgressChange } from '../model/progress-change.js';
import { toCourseStorageError } from '../ports/course-storage-error.js';
import type { ProgressStore } from '../ports/progress-store.js';

/** The storage's answer to a change. */
export type SendResult =
  | { readonly status: 'confirmed'; readonly record: LevelRecord }
  /** The storage has refused it for good. */
  | { readonly status: 'refused'; readonly reason: RefusalReason }
  /** The attempt asks other questions by now: nothing would come of sending it again. */
  | { readonly status: 'over' }
  /** The learner deleted their progress after it was made. */
  | { readonly status: 'superseded' }
  | { readonly status: 'unauthenticated' }
  /** Any other failure: it is sent again, not before the pause that the storage has asked for. */
  | { readonly status: 'failed'; readonly retryAfterMilliseconds: number | undefined };

/**
 * Sends one change. Never rejects. Only final decisions of the storage count as refused; an unknown code is a temporary
 * error.
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

/** The result of a change for an error. */
export function resultOf(error: unknown): Exclude<SendResult, { readonly status: 'confirmed' }> {
  const { code, retryAfterMilliseconds } = toCourseStorageError(error, 'progress.save');
  if (code === 'forbidden' || code === 'invalid') return { status: 'refused', reason: code };
  if (code === 'superseded' || code === 'unauthenticated') return { status: code };
  return { status: 'failed', retryAfterMilliseconds };
}

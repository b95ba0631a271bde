import type { ProgressChange } from '../model/progress-change.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { toCourseStorageError } from '../ports/course-storage-error.js';
import { keptAnswers } from './keep-answers.js';
import type { HandedInQuiz, MarkHandIn } from './mark-hand-in.js';
import { resultOf, sendChange, type SendResult } from './send-change.js';

/** A quiz with its answers, where they are known: those that were kept of a visitor who has signed in by now. */
export function withAnswers(storage: CourseStorage, change: ProgressChange): ProgressChange {
  if (change.kind !== 'quiz' || change.handIn) return change;
  const { handIn } = keptAnswers(storage, change.level);
  return handIn ? { ...change, handIn } : change;
}

/**
 * Has answers marked, and then saves the score that they were marked with. Whatever a change from the browser says of its
 * score, only the answers count. Never rejects.
 */
export async function sendHandIn(
  { progress, drafts }: CourseStorage,
  mark: MarkHandIn,
  change: HandedInQuiz,
): Promise<SendResult> {
  try {
    const { score, isPassed } = await mark(change);
    const { handIn: _handIn, isMarked: _isMarked, ...result } = change;
    const sent = await sendChange(progress, { ...result, score, isPassed });
    if (sent.status === 'confirmed') drafts.clear(change.level, 'answers');
    return sent;
  } catch (error) {
    const { code } = toCourseStorageError(error, 'marking.mark');
    // It waits for its learner, who reads why where it was handed in, and keeps nothing else waiting.
    if (code === 'limited') return { status: 'refused', reason: 'limited' };
    if (code === 'redrawn') return { status: 'over' };
    return resultOf(error);
  }
}

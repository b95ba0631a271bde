import type { HandedInAnswers, ProgressChange, QuizChange } from '../model/progress-change.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { toCourseStorageError } from '../ports/course-storage-error.js';
import type { HandInMarks, MarkingPort } from '../ports/marking-port.js';
import { resultOf, sendChange, type SendResult } from './send-change.js';

/** A quiz whose answers the storage marks. */
export type HandedInQuiz = QuizChange & { readonly handIn: HandedInAnswers };

/** Whether the storage marks what was handed in. */
export function isHandedIn(change: {
  readonly kind: string;
  readonly handIn?: unknown;
}): change is HandedInQuiz {
  return change.kind === 'quiz' && change.handIn !== undefined;
}

/**
 * Where a visitor's passed answers are kept, beside the drafts of lessons: no lesson has this number. A visitor's
 * progress has only scores, and what somebody's browser says of a score is believed by nobody.
 */
const ANSWERS_SLOT = -1;

/** Keeps the answers of a visitor's pass until there is an account that they can be marked for. */
export function keepAnswers({ drafts }: CourseStorage, { level, score, handIn }: HandedInQuiz): void {
  const kept = drafts.read(level, ANSWERS_SLOT) as { readonly score?: number } | null;
  if ((kept?.score ?? 0) <= score) drafts.write(level, { score, handIn }, ANSWERS_SLOT);
}

/** A quiz with its answers, where they are known: those that were kept of a visitor who has signed in by now. */
export function withAnswers({ drafts }: CourseStorage, change: ProgressChange): ProgressChange {
  if (change.kind !== 'quiz' || change.handIn) return change;
  const kept = drafts.read(change.level, ANSWERS_SLOT) as { readonly handIn?: HandedInAnswers } | null;
  return kept?.handIn ? { ...change, handIn: kept.handIn } : change;
}

/** Asks for the marks of answers; the same answers may be asked for again. */
export function marksFor(
  marking: MarkingPort,
  { handIn, level, timeSeconds, madeAt, learnerId }: HandedInQuiz,
): Promise<HandInMarks> {
  return marking.mark({
    ...handIn,
    level,
    timeSeconds,
    ...(madeAt !== undefined && { madeAt }),
    ...(learnerId !== undefined && { learnerId }),
  });
}

/**
 * Has answers marked, and then saves the score that they were marked with. Whatever a change from the browser says of its
 * score, only the answers count. Never rejects.
 */
export async function sendHandIn(
  { progress, drafts }: CourseStorage,
  marking: MarkingPort,
  change: HandedInQuiz,
): Promise<SendResult> {
  try {
    const { score, isPassed } = await marksFor(marking, change);
    const { handIn: _handIn, isMarked: _isMarked, ...result } = change;
    const sent = await sendChange(progress, { ...result, score, isPassed });
    if (sent.status === 'confirmed') drafts.clear(change.level, ANSWERS_SLOT);
    return sent;
  } catch (error) {
    // It waits for its learner, and keeps nothing else waiting for an hour.
    if (toCourseStorageError(error, 'marking.mark').code === 'limited')
      return { status: 'refused', reason: 'limited' };
    return resultOf(error);
  }
}

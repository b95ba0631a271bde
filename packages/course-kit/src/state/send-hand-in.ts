import type { HandedInAnswers, ProgressChange, QuizChange } from '../model/progress-change.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { toCourseStorageError } from '../ports/course-storage-error.js';
import type { HandInMarks, MarkingPort } from '../ports/marking-port.js';
import { ANSWERS_SLOT } from './answers-slot.js';
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

/** Asks for the marks of answers. */
export type MarkHandIn = (change: HandedInQuiz) => Promise<HandInMarks>;

/**
 * Asks once for the marks of a hand-in: whoever saves the score, shows it and announces it gets the same. What was not answered is
 * asked for again.
 *
 * @param ownerOf - whose answers they are, unless the change says so.
 */
export function createMarkHandIn(marking: MarkingPort, ownerOf: () => string | null): MarkHandIn {
  const known = new Map<string, HandInMarks>();
  return async ({ handIn, level, timeSeconds, madeAt, learnerId = ownerOf() ?? undefined }) => {
    const key = `${handIn.id} ${learnerId}`;
    const marks =
      known.get(key) ??
      (await marking.mark({
        ...handIn,
        level,
        timeSeconds,
        ...(madeAt !== undefined && { madeAt }),
        ...(learnerId !== undefined && { learnerId }),
      }));
    known.set(key, marks);
    return marks;
  };
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
    if (sent.status === 'confirmed') drafts.clear(change.level, ANSWERS_SLOT);
    return sent;
  } catch (error) {
    // It waits for its learner, and keeps nothing else waiting for an hour.
    if (toCourseStorageError(error, 'marking.mark').code === 'limited')
      return { status: 'refused', reason: 'limited' };
    return resultOf(error);
  }
}

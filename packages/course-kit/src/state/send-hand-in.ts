import type { QuizChange } from '../model/progress-change.js';
import type { QuizRefusal } from '../model/quiz-answering.js';
import { toCourseStorageError } from '../ports/course-storage-error.js';
import type { CourseServices } from './course-services.js';
import { keptAnswers } from './keep-answers.js';
import type { HandedInQuiz, MarkHandIn } from './mark-hand-in.js';
import { settleQuiz } from './settle-quiz.js';
import { resultOf, sendChange, type SendResult } from './send-change.js';

/** Sends a quiz where the storage marks it: with its answers, where they are known. Never rejects. */
export async function sendQuiz(
  services: CourseServices,
  mark: MarkHandIn,
  change: QuizChange,
): Promise<SendResult> {
  const { progress } = services.storage;
  // Those that were kept of a visitor who has signed in by now.
  const handIn = change.handIn ?? keptAnswers(services.storage, change.level).handIn;
  return handIn ? sendHandIn(services, mark, { ...change, handIn }) : sendChange(progress, change);
}

/**
 * Has answers marked, saves the score that they were marked with, and says both to the level's quiz. Whatever a change from
 * the browser says of its score, only the answers count.
 */
async function sendHandIn(
  services: CourseServices,
  mark: MarkHandIn,
  change: HandedInQuiz,
): Promise<SendResult> {
  const { progress, drafts } = services.storage;
  const { handIn, isMarked: _isMarked, ...result } = change;
  const { level } = change;
  const { id } = handIn;
  try {
    const marks = await mark(change);
    const { score, isPassed } = marks;
    const sent = await sendChange(progress, { ...result, score, isPassed });
    if (sent.status === 'confirmed') drafts.clear(level, 'answers');
    settleQuiz(services, level, { type: 'marked', id, marks });
    return sent;
  } catch (error) {
    const refusal = refusalOf(error, 'waiting');
    const { reason } = refusal;
    // For a passing reason it is sent again.
    if (reason !== 'waiting') settleQuiz(services, level, { type: 'refused', id, ...refusal });
    // It waits for its learner, who reads why where it was handed in, and keeps nothing else waiting.
    if (reason === 'limited') return { status: 'refused', reason };
    if (reason === 'redrawn') return { status: 'over' };
    return resultOf(error);
  }
}

/** Why there are no marks. */
export function refusalOf(error: unknown, otherwise: QuizRefusal['reason']): QuizRefusal {
  const { code, retryAfterMilliseconds: waitMilliseconds } = toCourseStorageError(error, 'marking.mark');
  const isFinal = code === 'forbidden' || code === 'invalid' || code === 'superseded';
  const isKnown = code === 'limited' || code === 'redrawn';
  return { reason: isKnown ? code : isFinal ? 'refused' : otherwise, waitMilliseconds };
}

import { randomId } from '../base/random-id.js';
import {
  askedQuestions,
  attemptInOrder,
  parseAttempt,
  type QuizAttempt,
  type QuizPool,
} from '../model/quiz-attempt.js';
import type { Ledger } from '../model/ledger.js';
import { isMarks } from '../model/hand-in-marks.js';
import { isPool, startAttempt } from '../model/quiz-draw.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import type { MarkedAttempt, MarkingPort } from '../ports/marking-port.js';
import type { CourseServices } from './course-services.js';
import type { LedgerDriver } from './ledger-driver.js';
import { begunAttempt, mustDraw, settleQuiz } from './settle-quiz.js';
import { untilLedger } from './until-ledger.js';
import { withPatience } from './with-patience.js';

const OPERATION = 'marking.draw';

/**
 * Has the storage draw the next attempt at a level.
 *
 * @throws CourseStorageError where it cannot be asked, or has other questions.
 */
export async function drawQuiz(
  services: CourseServices,
  driver: LedgerDriver,
  marking: MarkingPort,
  level: number,
  pool: QuizPool,
): Promise<QuizAttempt> {
  await untilHandedIn(services, driver, level);
  return drawnBy(marking, services, level, pool);
}

/**
 * Asks the storage for the latest attempt at a level that is opened, and shows that; where there is none, what the quiz asks
 * that is shown here for the first time. Leaves it as it is where the storage does not answer, where nobody is signed in,
 * and where the learner has done something meanwhile. Never rejects.
 */
export async function recallQuiz(
  services: CourseServices,
  marking: MarkingPort,
  level: number,
  pool: QuizPool,
): Promise<void> {
  const { ledger, jotai, state, storage } = services;
  const shown = () => jotai.get(state.quizzes)[level];
  const before = shown();
  if (!before || (before.draw !== 'awaited' && !before.attempt.marks)) return;
  await untilLedger(services, () => ledger.get().status !== 'loading');
  const { owner } = ledger.get();
  const isSignedIn = jotai.get(state.session).status === 'signed-in';
  // What waits is newer than what is recorded.
  const isWaiting = isHandInPending(ledger.get(), level);
  const nothing = () => undefined;
  const asked = isSignedIn && !isWaiting ? marking.last?.(level, owner ?? undefined) : undefined;
  const last = asked && (await withPatience(asked.catch(nothing), nothing));
  const hasScore = ledger.get().shown.some((record) => record.level === level && record.quizScore !== null);
  const isForgotten = last === null && !hasScore;
  const isUnknown = before.draw === 'awaited' && (last === null || !hasScore);
  const mayDraw = isSignedIn && !last && (isForgotten || isUnknown);
  const drawn = mayDraw && (await drawAtOpening(services, marking, level, pool).catch(() => null));
  if (shown() !== before) return;
  const isOther = ledger.get().owner !== owner;
  const begun = begunAttempt(services, level, pool, before.attempt.handInId);
  // Meanwhile another window may have begun, or handed in.
  if (begun && before.draw) return settleQuiz(services, level, { type: 'redrawn', attempt: begun });
  if (isOther || !last) {
    // Where nothing is recorded any more, the learner has deleted their progress on another device.
    if (!isOther && last === null && before.attempt.marks) {
      storage.drafts.clear(level);
      settleQuiz(services, level, { type: 'opened', draft: null, first: firstOf(pool), draw: 'awaited' });
    }
    const attempt = (!isOther && drawn) || null;
    // The first questions take the place of a draw, unless a first attempt is drawn as well.
    const isMissing = isSignedIn && mustDraw(services, level, pool) && !attempt && !hasScore;
    return settleQuiz(services, level, isMissing ? { type: 'undrawn' } : { type: 'redrawn', attempt });
  }
  const attempt = attemptOf(last, pool);
  if (attempt && attempt.handInId !== before.attempt.handInId) {
    if (!begun) storage.drafts.write(level, attempt);
    settleQuiz(services, level, { type: 'opened', draft: attempt, first: firstOf(pool) });
  }
  settleQuiz(services, level, { type: 'marked', id: last.id, marks: last.marks });
  settleQuiz(services, level, { type: 'redrawn', attempt: null });
}

const firstOf = (pool: QuizPool) => attemptInOrder(askedQuestions(pool));

/** A recorded attempt as the browser keeps it; null where the page asks other questions. */
function attemptOf(
  { id, questions, answers, timeSeconds, marks }: MarkedAttempt,
  pool: QuizPool,
): QuizAttempt | null {
  const attempt = parseAttempt(pool, {
    ...attemptInOrder(askedQuestions(pool, { questions })),
    answers,
    elapsedSeconds: timeSeconds,
    handInId: id,
    isHandedIn: true,
    marks,
  });
  return isMarks(marks, answers.length) ? attempt : null;
}

/** What a quiz asks that is shown here for the first time; null for its first questions, unless they are a draw. */
async function drawAtOpening(
  services: CourseServices,
  marking: MarkingPort,
  level: number,
  pool: QuizPool,
): Promise<QuizAttempt | null> {
  if (!marking.draw || !isPool(pool)) return null;
  const drawing = drawnBy(marking, services, level, pool, true);
  const attempt = await withPatience<QuizAttempt | null>(drawing, () => null);
  const isFirst = attempt?.questions.join() === firstOf(pool).questions.join();
  return isFirst && !mustDraw(services, level, pool) ? null : attempt;
}

async function drawnBy(
  marking: MarkingPort,
  { ledger, random }: CourseServices,
  level: number,
  pool: QuizPool,
  mayBeFirst = false,
): Promise<QuizAttempt> {
  if (!marking.draw) return startAttempt(askedQuestions(pool), random);
  const { owner } = ledger.get();
  const handInId = randomId();
  const questions = await marking.draw({
    level,
    handInId,
    mayBeFirst,
    ...(owner !== null && { learnerId: owner }),
  });
  const drawn = askedQuestions(pool, { questions });
  if (questions.length !== pool.questionCount || drawn.length !== questions.length)
    throw new CourseStorageError('invalid', OPERATION, questions);
  return { ...startAttempt(drawn, random), handInId };
}

function isHandInPending({ pending }: Ledger, level: number): boolean {
  return pending.some(({ change }) => change.kind === 'quiz' && change.level === level);
}

/** The draw depends on the attempts before it: one that waits to be handed in comes first. */
async function untilHandedIn(services: CourseServices, driver: LedgerDriver, level: number): Promise<void> {
  const { ledger } = services;
  const isWaiting = () => isHandInPending(ledger.get(), level);
  if (!isWaiting()) return;
  void driver.flush();
  const isStuck = () => ['backing-off', 'blocked'].includes(ledger.get().delivery.status);
  await untilLedger(services, () => !isWaiting() || isStuck());
  if (isWaiting()) throw new CourseStorageError('unavailable', OPERATION);
}

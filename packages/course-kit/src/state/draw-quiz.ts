import { randomId } from '../base/random-id.js';
import type { QuizAttempt, QuizPool } from '../model/quiz-attempt.js';
import { startDrawn, startRetake } from '../model/quiz-draw.js';
import { quizFingerprint } from '../model/quiz-fingerprint.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import type { MarkingPort } from '../ports/marking-port.js';
import type { CourseServices } from './course-services.js';
import { drawingPort } from './keep-next-attempt.js';
import type { LedgerDriver } from './ledger-driver.js';
import { untilLedger } from './until-ledger.js';
import { withPatience } from './with-patience.js';

const OPERATION = 'marking.draw';

/**
 * Draws the next attempt at a level, and keeps it as the level's draft, so that it stays the same over a reload. A storage
 * that marks draws itself.
 *
 * @throws CourseStorageError where it cannot be asked, or has other questions.
 */
export async function drawQuiz(
  services: CourseServices,
  driver: LedgerDriver,
  level: number,
  pool: QuizPool,
): Promise<QuizAttempt> {
  const { storage, random } = services;
  const marking = drawingPort(storage, pool);
  if (marking) await untilHandedIn(services, driver, level);
  const attempt = marking ? await drawnBy(marking, services, level, pool) : startRetake(pool, random);
  storage.drafts.write(level, attempt);
  return attempt;
}

/**
 * Asks what the quiz asks that is shown here for the first time: null for the first questions, as it shows them, and a draw
 * where an attempt was recorded elsewhere. Null as well where nobody answers for 30 seconds, where nobody is signed in, and what was drawn for who is not
 * signed in any more.
 *
 * @throws CourseStorageError where the storage cannot be asked, or has other questions.
 */
export async function drawAtOpening(
  services: CourseServices,
  marking: MarkingPort,
  level: number,
  pool: QuizPool,
): Promise<QuizAttempt | null> {
  const { ledger, jotai, state } = services;
  await untilLedger(services, () => ledger.get().status !== 'loading');
  if (jotai.get(state.session).status !== 'signed-in') return null;
  const { owner } = ledger.get();
  const drawing = drawnBy(marking, services, level, pool, true);
  const attempt = await withPatience<QuizAttempt | null>(drawing, () => null);
  const isFirst = attempt?.drawn?.every((question, place) => question === place) ?? true;
  return isFirst || ledger.get().owner !== owner ? null : attempt;
}

async function drawnBy(
  marking: MarkingPort,
  { ledger, random }: CourseServices,
  level: number,
  pool: QuizPool,
  mayBeFirst = false,
): Promise<QuizAttempt> {
  if (!marking.draw) return startDrawn(pool, undefined, random);
  const { owner } = ledger.get();
  const handInId = randomId();
  const keys = await marking.draw({
    level,
    handInId,
    mayBeFirst,
    ...(owner !== null && { learnerId: owner }),
  });
  const known = pool.questions.map((question) => quizFingerprint([question]));
  const drawn = keys.map((key) => known.indexOf(key));
  if (drawn.length !== pool.questionCount || drawn.includes(-1))
    throw new CourseStorageError('invalid', OPERATION, keys);
  return { ...startDrawn(pool, drawn, random), handInId };
}

/** The draw depends on the attempts before it: one that waits to be handed in comes first. */
async function untilHandedIn(services: CourseServices, driver: LedgerDriver, level: number): Promise<void> {
  const { ledger } = services;
  const isWaiting = () =>
    ledger.get().pending.some(({ change }) => change.kind === 'quiz' && change.level === level);
  if (!isWaiting()) return;
  void driver.flush();
  const isStuck = () => ['backing-off', 'blocked'].includes(ledger.get().delivery.status);
  await untilLedger(services, () => !isWaiting() || isStuck());
  if (isWaiting()) throw new CourseStorageError('unavailable', OPERATION);
}

import { isSameAttempt, parseAttempt, type QuizAttempt, type QuizPool } from '../model/quiz-attempt.js';
import { isFirstDrawn } from '../model/quiz-draw.js';
import { reduceQuiz, type QuizEvent } from '../model/quiz-reducer.js';
import type { CourseServices } from './course-services.js';
import { keptAttempt } from './kept-attempt.js';

/**
 * Says what becomes of a level's quiz, on whatever page that is known, and keeps it in the browser: never in the place of an
 * attempt that was begun, or handed in, since.
 */
export function settleQuiz(
  { jotai, state, clock, storage: { drafts } }: CourseServices,
  level: number,
  event: QuizEvent,
): void {
  const before = jotai.get(state.quizzes)[level];
  const after = before && reduceQuiz(before, event);
  if (after && after !== before) jotai.set(state.quizzes, (all) => ({ ...all, [level]: after }));
  const kept = keptAttempt(drafts, level);
  const wait = (milliseconds?: number) =>
    milliseconds === undefined ? undefined : { toldAt: clock(), milliseconds };
  switch (event.type) {
    case 'marked': {
      // How many attempts there are is another number tomorrow; how long there is none can be told until then.
      const { further, ...marks } = event.marks;
      if (kept?.handInId !== event.id) break;
      drafts.write(level, {
        ...kept,
        marks,
        isRefused: undefined,
        ...(further && { wait: wait(further.waitMilliseconds) }),
      });
      break;
    }
    case 'refused': {
      if (kept?.handInId !== event.id || kept.marks) break;
      if (event.reason === 'redrawn') drafts.clear(level);
      // A window in which it is open shows that as well.
      else if (event.reason === 'refused') drafts.write(level, { ...kept, isRefused: true });
      else if (event.reason === 'limited')
        drafts.write(level, { ...kept, wait: wait(event.waitMilliseconds) });
      break;
    }
    case 'paused': {
      // Every answer is kept already, and another window may have more.
      if (!after || after === before || !kept || kept.isHandedIn || !isSameAttempt(kept, after.attempt))
        break;
      const elapsedSeconds = Math.max(Number(kept.elapsedSeconds) || 0, after.attempt.elapsedSeconds);
      drafts.write(level, { ...kept, elapsedSeconds });
      break;
    }
    case 'redrawn':
      if (event.attempt && after !== before) drafts.write(level, after?.attempt);
      break;
    default:
  }
}

/** Says what another window has kept of a hand-in's marks. @returns whether there are any */
export function settleByKept(services: CourseServices, level: number, id: string): boolean {
  const kept = keptAttempt(services.storage.drafts, level);
  if (kept?.handInId !== id || !kept.marks) return false;
  settleQuiz(services, level, { type: 'marked', id, marks: kept.marks });
  return true;
}

type Services = Pick<CourseServices, 'storage'>;

/** Whether the storage draws what a first attempt at a level asks. */
export function mustDraw({ storage: { marking } }: Services, level: number, pool: QuizPool): boolean {
  return marking?.draw !== undefined && isFirstDrawn({ level, ...pool });
}

/** Whether an attempt was begun with the first questions, as before first attempts were drawn. */
export function isUndrawn(
  services: Services,
  level: number,
  pool: QuizPool,
  { handInId }: QuizAttempt,
): boolean {
  return !handInId && mustDraw(services, level, pool);
}

/**
 * What is gone on with at a level in the place of another draw: what is begun, in whichever window, or was handed in there since.
 *
 * @param over - identifies the hand-in after which another attempt begins.
 */
export function begunAttempt(
  services: Services,
  level: number,
  pool: QuizPool,
  over?: string,
): QuizAttempt | undefined {
  const kept = parseAttempt(pool, services.storage.drafts.read(level));
  const isOver = kept?.isHandedIn && kept.handInId === over;
  return !kept || isOver || isUndrawn(services, level, pool, kept) ? undefined : kept;
}

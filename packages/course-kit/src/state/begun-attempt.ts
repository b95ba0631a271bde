import { parseAttempt, type QuizAttempt, type QuizPool } from '../model/quiz-attempt.js';
import { isFirstDrawn } from '../model/quiz-draw.js';
import type { CourseServices } from './course-services.js';

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

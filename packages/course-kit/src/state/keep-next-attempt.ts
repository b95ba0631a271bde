import type { QuizLevel } from '../model/course.js';
import { isPool, startRetake } from '../model/quiz-draw.js';
import { DRAW_OWED, type QuizPool } from '../model/quiz-attempt.js';
import type { CourseStorage } from '../ports/course-storage.js';
import type { MarkingPort } from '../ports/marking-port.js';
import type { CourseServices } from './course-services.js';

/** What draws from a pool in place of the browser: a storage that marks. */
export function drawingPort({ marking }: CourseStorage, pool: QuizPool): MarkingPort | undefined {
  return isPool(pool) ? marking : undefined;
}

/** Puts the next attempt in the place of the one that was handed in, so that it can begin without a network. */
export function keepNextAttempt({ storage, random }: CourseServices, level: QuizLevel): void {
  // A storage that draws is asked once the next attempt begins.
  storage.drafts.write(level.level, drawingPort(storage, level) ? DRAW_OWED : startRetake(level, random));
}

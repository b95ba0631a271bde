import type { QuizLevel } from '../model/course.js';
import { isPool, startRetake } from '../model/quiz-draw.js';
import type { CourseServices } from './course-services.js';

/** Puts the next attempt in the place of the one that was handed in, so that it can begin without a network. */
export function keepNextAttempt({ storage, random }: CourseServices, level: QuizLevel): void {
  // A storage that marks draws itself, and is asked once the next attempt begins.
  const isDrawnLater = storage.marking !== undefined && isPool(level);
  storage.drafts.write(level.level, isDrawnLater ? {} : startRetake(level, random));
}

import type { CourseStorage } from '../ports/course-storage.js';
import { ANSWERS_SLOT } from './answers-slot.js';
import type { HandedInQuiz } from './mark-hand-in.js';

/** Keeps the answers of a visitor's pass until there is an account that they can be marked for. */
export function keepAnswers({ drafts }: CourseStorage, { level, score, handIn }: HandedInQuiz): void {
  const kept = drafts.read(level, ANSWERS_SLOT) as { readonly score?: number } | null;
  if ((kept?.score ?? 0) <= score) drafts.write(level, { score, handIn }, ANSWERS_SLOT);
}

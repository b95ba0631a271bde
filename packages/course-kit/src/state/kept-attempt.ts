import type { QuizAttempt } from '../model/quiz-attempt.js';
import type { DraftStore } from '../ports/draft-store.js';

/** What the browser keeps of a level's quiz, which may be damaged. */
export function keptAttempt(drafts: DraftStore, level: number): Partial<QuizAttempt> | null {
  return drafts.read(level) as Partial<QuizAttempt> | null;
}

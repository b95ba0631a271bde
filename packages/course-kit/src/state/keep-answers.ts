import type { HandedInAnswers } from '../model/progress-change.js';
import type { CourseStorage } from '../ports/course-storage.js';
import type { HandedInQuiz } from './mark-hand-in.js';

/** What is kept of a visitor's pass. */
interface KeptAnswers {
  readonly score: number;
  readonly handIn: HandedInAnswers;
}

/** The answers of a visitor's pass, as far as they are known. */
export function keptAnswers({ drafts }: Pick<CourseStorage, 'drafts'>, level: number): Partial<KeptAnswers> {
  return (drafts.read(level, 'answers') ?? {}) as Partial<KeptAnswers>;
}

/** Keeps the answers of a visitor's pass until there is an account that they can be marked for. */
export function keepAnswers(storage: CourseStorage, { level, score, handIn }: HandedInQuiz): void {
  const kept: KeptAnswers = { score, handIn };
  if ((keptAnswers(storage, level).score ?? 0) <= score) storage.drafts.write(level, kept, 'answers');
}

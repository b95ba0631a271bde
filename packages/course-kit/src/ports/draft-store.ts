/**
 * Keeps half-answered quizzes across reloads. Drafts are a convenience: these methods are synchronous and
 * never throw, and a draft that cannot be kept is simply lost.
 */
export interface DraftStore {
  /** What was written last for a level, unchecked, or null. */
  read(level: number): unknown;
  /** Keeps a draft, any JSON value, in place of the level's older one. */
  write(level: number, draft: unknown): void;
  /** Forgets the level's draft. */
  clear(level: number): void;
}

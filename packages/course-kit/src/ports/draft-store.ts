/**
 * Keeps half-answered quizzes across reloads. Drafts are a convenience: these methods are synchronous and
 * never throw, and a draft that cannot be kept is simply lost.
 */
export interface DraftStore {
  /** What was written last for a level, unchecked, or null. */
  read(level: number): unknown;
  write(level: number, draft: unknown): void;
  clear(level: number): void;
}

/**
 * Keeps half-answered quizzes, and how far lessons are worked through, across reloads: `level` alone names the level's
 * quiz, with `task` a lesson of it. Drafts are a convenience: these methods are synchronous and never throw, and a draft
 * that cannot be kept is simply lost.
 */
export interface DraftStore {
  /** The last value written, without validation, or null. */
  read(level: number, task?: number): unknown;
  /** Stores a draft, any JSON value, instead of the previous one. */
  write(level: number, draft: unknown, task?: number): void;
  /** Deletes the draft. */
  clear(level: number, task?: number): void;
}

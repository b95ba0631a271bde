/**
 * Which draft of a level: that of a lesson, by its number, or the answers that a visitor has passed the quiz with. A visitor's
 * progress has only scores, and what somebody's browser says of a score is believed by nobody. The quiz has none.
 */
export type DraftSlot = number | 'answers';

/**
 * Keeps half-answered quizzes, and how far lessons are worked through, across reloads: `level` alone names the level's
 * quiz, with `slot` something else of it. Drafts are a convenience: these methods are synchronous and never throw, and a draft
 * that cannot be kept is simply lost.
 */
export interface DraftStore {
  /** The last value written, without validation, or null. */
  read(level: number, slot?: DraftSlot): unknown;
  /** Stores a draft, any JSON value, instead of the previous one. */
  write(level: number, draft: unknown, slot?: DraftSlot): void;
  /** Deletes the draft. */
  clear(level: number, slot?: DraftSlot): void;
}

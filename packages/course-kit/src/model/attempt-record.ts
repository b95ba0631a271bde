/** An attempt at a quiz as a storage that marks quizzes keeps it. */
export interface AttemptRecord {
  /** The id of what was handed in. */
  readonly id: string;
  /** From 1. */
  readonly level: number;
  /** From 1, for each level. */
  readonly number: number;
  /** Which questions the level had: their `quizFingerprint`. */
  readonly questions: string;
  /** What was asked, where it was drawn from a pool: the fingerprint of each question alone; null for the first questions. */
  readonly drawn: readonly string[] | null;
  /** Chosen option per question; empty once the learner has deleted their progress. */
  readonly answers: readonly number[];
  /** In percent; null once the learner has deleted their progress. */
  readonly score: number | null;
  /** How long the attempt took. */
  readonly timeSeconds: number;
  /** ISO 8601, in UTC. */
  readonly markedAt: string;
}

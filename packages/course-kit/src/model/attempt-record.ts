import type { QuizAnswer } from './scoring.js';

/** An attempt at a quiz as a storage that marks quizzes keeps it. */
export interface AttemptRecord {
  /** The id of what was handed in. */
  readonly id: string;
  /** From 1. */
  readonly level: number;
  /** From 1, for each level. */
  readonly number: number;
  /** The ids of the questions that were asked; empty once the learner has deleted their progress. */
  readonly questions: readonly string[];
  /** The answer to each. */
  readonly answers: readonly QuizAnswer[];
  /** In percent; null once the learner has deleted their progress. */
  readonly score: number | null;
  /** How long the attempt took. */
  readonly timeSeconds: number;
  /** ISO 8601, in UTC. */
  readonly markedAt: string;
}

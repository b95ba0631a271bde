/** The answer to a question that has none yet. */
export const UNANSWERED = -1;

/** The answer to a question: the id of the chosen option, what another kind of question has for it, or `UNANSWERED`. */
export type QuizAnswer = string | readonly string[] | typeof UNANSWERED;

/**
 * Whether there is an answer: not for `UNANSWERED`, nor where everything chosen was taken back, nor for parts of an answer, which is a
 * list that begins with an empty text.
 */
export const isAnswered = (answer: QuizAnswer | undefined) => !!(answer as string | undefined)?.[0];

/** The share of right answers in percent, rounded to a whole number; 0 for a quiz without questions. */
export function scorePercent(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((correct * 100) / total);
}

/** Whether a score passes: it is at least the pass mark, both in percent. */
export function isPassingScore(score: number | null, passMark: number): boolean {
  return score !== null && score >= passMark;
}

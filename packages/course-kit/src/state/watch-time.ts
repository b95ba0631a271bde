import type { QuizAttempt } from '../model/quiz-attempt.js';

/** A longer step is no time spent at a quiz: the machine slept. A tab in the background is asked once a minute. */
const LONGEST_STEP_MILLISECONDS = 90_000;

/**
 * Counts the seconds of an attempt while it is asked now and then. The clock of the machine, which may be turned, has no
 * part in it.
 *
 * @param isPainted - it came with the page from a server: it is before the learner since that was painted.
 * @returns the function to ask, and the order of options by which the attempt is told from another one.
 */
export function watchTime({ elapsedSeconds, optionOrder }: QuizAttempt, isPainted = false) {
  let spent = elapsedSeconds * 1000;
  // Servers have no paint, and not all of them what tells of it.
  let last = (isPainted && performance.getEntriesByType?.('paint')[0]?.startTime) || performance.now();
  return {
    optionOrder,
    elapsedSeconds: () => {
      const now = performance.now();
      spent += Math.min(now - last, LONGEST_STEP_MILLISECONDS);
      last = now;
      return Math.floor(spent / 1000);
    },
  };
}

import type { QuizAttempt } from '../model/quiz-attempt.js';

/** A longer step is no time spent at a quiz: the machine slept. A tab in the background is asked once a minute. */
const LONGEST_STEP_MILLISECONDS = 90_000;

/**
 * Counts the seconds of an attempt while it is asked now and then. The clock of the machine, which may be turned, has no
 * part in it.
 *
 * @returns the function to ask, and the order of options by which the attempt is told from another one.
 */
export function watchTime({ elapsedSeconds, optionOrder }: QuizAttempt) {
  let spent = elapsedSeconds * 1000;
  let last = performance.now();
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

/** The header that gives the database how many milliseconds ago the learner did something. */
export const AGE_HEADER = 'x-change-age';

/** Ten years: an older time means a clock that was never set. */
const LONGEST_MILLISECONDS = 10 * 365 * 24 * 60 * 60 * 1000;

/**
 * The value of the header. An age and not a time, because the clocks of devices and of the server differ.
 *
 * @param time - when it was done, by this device's clock; undefined for now.
 * @param now - by the same clock.
 */
export function ageOf(time: number | undefined, now: number): string | undefined {
  if (time === undefined || !Number.isFinite(time)) return undefined;
  return String(Math.floor(Math.min(Math.max(now - time, 0), LONGEST_MILLISECONDS)));
}

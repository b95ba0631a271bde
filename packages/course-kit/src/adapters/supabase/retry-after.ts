/** A longer time is a mistake of the server, and timers cannot wait much longer. */
const LONGEST_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Dates of HTTP begin with a day of the week; without that, `Date.parse` would find a date in almost anything. */
const HTTP_DATE = /^[A-Z][a-z]+, .*\d{2}:\d{2}:\d{2}/;

/**
 * How long a server asks to be left alone, in milliseconds.
 *
 * @param header - the value of `Retry-After`: seconds, or a date; null where there is none.
 * @param now - in milliseconds since 1970.
 */
export function retryAfterMilliseconds(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const milliseconds = /^\d+$/.test(text)
    ? Number(text) * 1000
    : HTTP_DATE.test(text)
      ? Date.parse(text) - now
      : Number.NaN;
  return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(milliseconds, 0), LONGEST_MILLISECONDS);
}

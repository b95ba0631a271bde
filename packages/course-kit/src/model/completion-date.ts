const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day of the calendar, wherever it is. */
export interface CalendarDay {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  /** From 1. */
  readonly day: number;
}

/** The day that a certificate's `completionDate` names; null when that is no long US-English date. */
export function readCompletionDate(completionDate: string): CalendarDay | null {
  const [, name = '', day, year] = /^(\p{L}+) (\d{1,2}), (\d{4})$/u.exec(completionDate.trim()) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  return month === 0 ? null : { year: Number(year), month, day: Number(day) };
}

/**
 * A certificate's `completionDate` as a language writes dates, such as `21. November 2026`. Certificates keep theirs in
 * US English, whoever reads them; one that cannot be read as that is shown as it is.
 *
 * @param locale - as a BCP 47 tag.
 */
export function localCompletionDate(completionDate: string, locale: string): string {
  if (locale === 'en' || locale === 'en-US') return completionDate;
  const date = readCompletionDate(completionDate);
  if (!date) return completionDate;
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(date.year, date.month - 1, date.day));
}

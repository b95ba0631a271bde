/**
 * Making the first formatter of a page takes longer than rendering a quiz. English, the default, needs none for what
 * courses mostly say.
 */
const isEnglish = (locale: string) => /^en(-[A-Z]{2})?$/.test(locale);

/** A number as the locale writes it. */
export function formatNumber(value: number, locale: string): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1000;
  return isPlain && isEnglish(locale) ? `${value}` : value.toLocaleString(locale);
}

/** Which of a locale's plural forms a whole number takes. */
export function pluralForm(count: number, locale: string): Intl.LDMLPluralRule {
  if (isEnglish(locale)) return count === 1 ? 'one' : 'other';
  return new Intl.PluralRules(locale).select(count);
}

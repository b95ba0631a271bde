import { isEnglish } from '../model/text-language.js';

/**
 * A number as the locale writes it. Making the first formatter of a page takes longer than rendering a quiz; English, the
 * default, needs none for what courses mostly say.
 */
export function formatNumber(value: number, locale: string): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1000;
  return isPlain && isEnglish(locale) ? `${value}` : value.toLocaleString(locale);
}

/** Numbers one after the other, as the locale lists them: `1, 2, 3`, `1, 2 und 3`. */
export function formatNumbers(values: readonly number[], locale: string): string {
  const numbers = values.map((value) => formatNumber(value, locale));
  if (isEnglish(locale)) return numbers.join(', ');
  return new Intl.ListFormat(locale, { type: 'unit' }).format(numbers);
}

/** Which of a locale's plural forms a whole number takes. */
export function pluralForm(count: number, locale: string): Intl.LDMLPluralRule {
  if (isEnglish(locale)) return count === 1 ? 'one' : 'other';
  return new Intl.PluralRules(locale).select(count);
}

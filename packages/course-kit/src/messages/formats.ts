/**
 * Making the first formatter of a page takes longer than rendering a quiz. English, the default, needs none for what
 * courses mostly say.
 */
const isEnglish = (locale: string) => /^en(-[A-Z]{2})?$/.test(locale);

function cached<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const formats = new Map<string, Format>();
  return (locale) => {
    const format = formats.get(locale) ?? make(locale);
    formats.set(locale, format);
    return format;
  };
}

const numberFormat = cached((locale) => new Intl.NumberFormat(locale));
const pluralRules = cached((locale) => new Intl.PluralRules(locale));
const listFormat = cached((locale) => new Intl.ListFormat(locale));

/** A number as the locale writes it. */
export function formatNumber(value: number, locale: string): string {
  const isPlain = Number.isInteger(value) && value < 1000 && (value > 0 || Object.is(value, 0));
  return isPlain && isEnglish(locale) ? String(value) : numberFormat(locale).format(value);
}

/** Which of a locale's plural forms a whole number takes. */
export function pluralForm(count: number, locale: string): Intl.LDMLPluralRule {
  if (isEnglish(locale)) return count === 1 ? 'one' : 'other';
  return pluralRules(locale).select(count);
}

/** Such as `1, 3, and 4`. */
export function formatList(items: readonly string[], locale: string): string {
  // British English has no comma before the last.
  if (locale !== 'en-US') return listFormat(locale).format(items);
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${last}`;
}

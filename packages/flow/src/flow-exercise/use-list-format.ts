import { useMemo } from 'react';

/** Writes names as one text, such as "Table or JSON". */
export function useListFormat(
  locale: string | undefined,
  type: 'conjunction' | 'disjunction' = 'disjunction',
): (names: readonly string[]) => string {
  return useMemo(() => {
    const format = new Intl.ListFormat(locale ?? 'en-US', { type });
    return (names) => format.format(names);
  }, [locale, type]);
}

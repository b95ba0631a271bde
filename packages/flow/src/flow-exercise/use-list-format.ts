import { useMemo } from 'react';

/** Writes types that a port takes as one text, such as "Table or JSON". */
export function useListFormat(locale: string | undefined): (types: readonly string[]) => string {
  return useMemo(() => {
    const format = new Intl.ListFormat(locale ?? 'en-US', { type: 'disjunction' });
    return (types) => format.format(types);
  }, [locale]);
}

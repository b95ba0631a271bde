import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLanguage } from './language-context.js';

/** Has the library's parts read and sort as the language of the page does. */
export function MenuLanguage({ children }: { readonly children: ReactNode }) {
  const { shown } = useLanguage();
  return <I18nProvider locale={shown.tag}>{children}</I18nProvider>;
}

import { textOf, type TextOf } from '@course-kit/react/messages';
import { useMemo } from 'react';
import { useLanguage } from './language-context.js';
import type { SiteEnglish, SiteMessages } from './site-messages.js';

/**
 * The texts of a module in the language of the page.
 *
 * @param module - Its name in the catalogue.
 * @param english - Its English texts, which come with it.
 */
export function useTexts<Module extends keyof SiteEnglish>(
  module: Module,
  english: SiteEnglish[Module],
): TextOf<SiteEnglish[Module]> {
  const { tag, site, own } = useLanguage().shown;
  const written: SiteMessages[Module] | undefined = site?.[module];
  return useMemo(
    () => textOf(english, { ...written, ...own?.[module] } as SiteMessages[Module], tag),
    [english, written, own, module, tag],
  );
}

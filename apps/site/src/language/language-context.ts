import { createContext, useContext } from 'react';
import type { LanguageTag } from './languages.js';
import { ENGLISH } from './load-catalogue.js';
import type { Catalogue } from './site-messages.js';

/** The language of the page, and how to choose another one. */
export interface LanguageChoice {
  readonly shown: Catalogue;
  /** Chosen, but its texts are still on their way. */
  readonly pending?: LanguageTag | undefined;
  /** Could not be fetched. */
  readonly failed?: LanguageTag | undefined;
  /** Shows the site in a language, here and in every tab of the site. */
  readonly choose: (tag: LanguageTag) => void;
  /** Closes the notice that a language could not be fetched. */
  readonly dismiss: () => void;
}

/** What stands above says which language the page is in; without it, it is in English. */
export const LanguageContext = createContext<LanguageChoice>({
  shown: ENGLISH,
  choose: () => {},
  dismiss: () => {},
});

/** The language of the page. */
export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}

import { createContext, useContext } from 'react';
import type { LanguageTag } from './languages.js';
import { ENGLISH } from './load-catalogue.js';
import type { Catalogue } from './site-messages.js';

/** The language of the page, and how to choose another one. */
export interface LanguageChoice {
  readonly shown: Catalogue;
  /** The language that was chosen and whose texts are being loaded. */
  readonly pending?: LanguageTag | undefined;
  /** The language whose texts could not be loaded. */
  readonly failed?: LanguageTag | undefined;
  /** Shows the site in a language, here and in every tab of the site. */
  readonly choose: (tag: LanguageTag) => void;
  /** Closes the notice that a language could not be fetched. */
  readonly dismiss: () => void;
}

/** Provided by `LanguageProvider`; without one the page is in English. */
export const LanguageContext = createContext<LanguageChoice>({
  shown: ENGLISH,
  choose: () => {},
  dismiss: () => {},
});

/** The language of the page. */
export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}

import { atom, getDefaultStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import type { PageWords } from './course-words.js';
import { rememberLanguage, type LanguageTag } from './languages.js';
import { ENGLISH, loadCatalogue } from './load-catalogue.js';
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

const ENGLISH_ONLY: LanguageChoice = {
  shown: ENGLISH,
  choose: (tag) => void showLanguage(tag).then((isShown) => isShown && rememberLanguage(tag)),
  dismiss: () => show({}),
};

const store = getDefaultStore();

/** In jotai's default store, as the islands of a page have no React tree in common. */
export const languageAtom = atom(ENGLISH_ONLY);

function show(change: Pick<LanguageChoice, 'pending' | 'failed'> & Partial<LanguageChoice>): void {
  store.set(languageAtom, ({ shown, choose, dismiss }) => ({ shown, choose, dismiss, ...change }));
}

let asked: LanguageTag = 'en';
let page: PageWords = {};

/** The language that was asked for last. */
export const askedLanguage = (): LanguageTag => asked;

/** Fetches what a page shows of the course in the language of the visit, before the page is shown. Rejects where that is not to be had. */
export async function fetchWords(next: PageWords): Promise<void> {
  page = next;
  await store.get(languageAtom).shown.words?.fetch(next);
}

/** Resolves to false where the texts could not be loaded, or another language was chosen meanwhile. */
export async function showLanguage(tag: LanguageTag): Promise<boolean> {
  asked = tag;
  show({ pending: tag });
  const shown = await loadCatalogue(tag)
    .then(async (catalogue) => {
      await catalogue.words?.fetch(page);
      return catalogue;
    })
    .catch(() => undefined);
  if (asked !== tag) return false;
  show(shown ? { shown } : { failed: tag });
  return shown !== undefined;
}

/** The language of the page: English while it is prerendered and hydrated. */
export function useLanguage(): LanguageChoice {
  const subscribe = useCallback((listener: () => void) => store.sub(languageAtom, listener), []);
  return useSyncExternalStore(
    subscribe,
    () => store.get(languageAtom),
    () => ENGLISH_ONLY,
  );
}

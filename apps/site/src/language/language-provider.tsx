import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { PageWords } from './course-words.js';
import { LanguageContext } from './language-context.js';
import {
  LANGUAGE_KEY,
  markPage,
  parseLanguage,
  rememberedLanguage,
  rememberLanguage,
  type LanguageTag,
} from './languages.js';
import { ENGLISH, loadCatalogue } from './load-catalogue.js';
import type { Catalogue } from './site-messages.js';

interface State {
  readonly shown: Catalogue;
  readonly pending?: LanguageTag;
  readonly failed?: LanguageTag;
}

/**
 * Keeps the language of the page: the one chosen on an earlier visit, then the one that is chosen here or in another
 * tab. Prerendered pages are in English, so that is what is hydrated.
 */
export function LanguageProvider({
  page,
  children,
}: {
  /** What is shown of the course, which is fetched with a language. */
  readonly page: PageWords;
  readonly children: ReactNode;
}) {
  const [state, setState] = useState<State>({ shown: ENGLISH });
  const asked = useRef<LanguageTag>('en');
  const shownPage = useRef(page);
  useLayoutEffect(() => {
    shownPage.current = page;
  });

  /** Resolves to false where the texts could not be loaded, or another language was chosen meanwhile. */
  const show = useCallback(async (tag: LanguageTag): Promise<boolean> => {
    asked.current = tag;
    setState(({ shown }) => ({ shown, pending: tag }));
    const shown = await loadCatalogue(tag)
      .then(async (catalogue) => {
        await catalogue.words?.fetch(shownPage.current);
        return catalogue;
      })
      .catch(() => undefined);
    if (asked.current !== tag) return false;
    setState((before) => (shown ? { shown } : { shown: before.shown, failed: tag }));
    return shown !== undefined;
  }, []);

  useLayoutEffect(() => {
    const followOtherTabs = ({ key, newValue }: StorageEvent) => {
      // A null key means that the whole storage was cleared.
      if (key === LANGUAGE_KEY || key === null) void show(parseLanguage(newValue));
    };
    window.addEventListener('storage', followOtherTabs);
    const remembered = rememberedLanguage();
    if (remembered !== 'en') void show(remembered);
    return () => window.removeEventListener('storage', followOtherTabs);
  }, [show]);

  // The page's own attributes change with its texts, so that no line is painted on the wrong side. While the first
  // language is on its way, they are as the script before the first paint has set them.
  const isWaiting = state.shown.tag === 'en' && state.failed === undefined;
  useLayoutEffect(() => {
    if (!isWaiting || asked.current === 'en') markPage(state.shown.tag);
  }, [state.shown, isWaiting]);

  const value = useMemo(
    () => ({
      ...state,
      choose: (tag: LanguageTag) => {
        void show(tag).then((isShown) => isShown && rememberLanguage(tag));
      },
      dismiss: () => setState(({ shown }) => ({ shown })),
    }),
    [state, show],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

import { useLayoutEffect } from 'react';
import { shownLocation } from '../navigation/location.js';
import { askedLanguage, showLanguage, useLanguage } from './language-context.js';
import { LANGUAGE_KEY, markPage, parseLanguage, rememberedLanguage } from './languages.js';

/**
 * Keeps the language of the page: the one chosen on an earlier visit, then the one that is chosen here or in another
 * tab. Prerendered pages are in English, so that is what is hydrated.
 */
export function usePageLanguage(): void {
  const { shown, failed } = useLanguage();
  useLayoutEffect(() => {
    const followOtherTabs = ({ key, newValue }: StorageEvent) => {
      // A null key means that the whole storage was cleared.
      if (key === LANGUAGE_KEY || key === null) void showLanguage(parseLanguage(newValue));
    };
    window.addEventListener('storage', followOtherTabs);
    const remembered = rememberedLanguage();
    if (shownLocation().count === 0 && remembered !== 'en') void showLanguage(remembered);
    return () => window.removeEventListener('storage', followOtherTabs);
  }, []);

  // The page's own attributes change with its texts, so that no line is painted on the wrong side. While the first
  // language is on its way, they are as the script before the first paint has set them.
  const isWaiting = shown.tag === 'en' && failed === undefined;
  useLayoutEffect(() => {
    if (!isWaiting || askedLanguage() === 'en') markPage(shown.tag);
  }, [shown, isWaiting]);
}

import { brand, locales } from 'virtual:course-site/options';

/** Where the choice is remembered. `layout/before-first-paint.js` reads it as well. */
export const LANGUAGE_KEY = `${brand.storageKey}:language`;

/** The languages that the pages exist in, each by its own name. */
const WRITTEN = [
  { tag: 'en', name: 'English', direction: 'ltr' },
  { tag: 'de', name: 'Deutsch', direction: 'ltr' },
  { tag: 'es', name: 'Español', direction: 'ltr' },
  { tag: 'fr', name: 'Français', direction: 'ltr' },
  { tag: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr' },
  { tag: 'ja', name: '日本語', direction: 'ltr' },
  { tag: 'zh-Hans', name: '简体中文', direction: 'ltr' },
  { tag: 'ar', name: 'العربية', direction: 'rtl' },
  { tag: 'he', name: 'עברית', direction: 'rtl' },
] as const;

/** Those that the site speaks. */
export const LANGUAGES = WRITTEN.filter(({ tag }) => tag === 'en' || (locales?.includes(tag) ?? true));

/** One of the site's languages, as a BCP 47 tag. */
export type LanguageTag = (typeof WRITTEN)[number]['tag'];

/** The language that a stored tag names; English for any other value. */
export function parseLanguage(written: string | null | undefined): LanguageTag {
  return LANGUAGES.find(({ tag }) => tag === written)?.tag ?? 'en';
}

/** What a language is called by those who speak it. */
export function languageName(asked: LanguageTag): string {
  return LANGUAGES.find(({ tag }) => tag === asked)?.name ?? asked;
}

/** Tells the browser which language the page is in, and where its lines begin. */
export function markPage(asked: LanguageTag, page: HTMLElement = document.documentElement): void {
  const direction = LANGUAGES.find(({ tag }) => tag === asked)?.direction ?? 'ltr';
  // Compared first: browsers recalculate the styles of the whole page even when the value stays the same.
  if (page.lang !== asked) page.lang = asked;
  if (page.dir !== direction) page.dir = direction;
  // Set before the first paint: content in another language was hidden until now.
  delete page.dataset['language'];
}

/** The language that was chosen on an earlier visit. */
export function rememberedLanguage(): LanguageTag {
  try {
    return parseLanguage(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return 'en';
  }
}

/** Stores the choice. Without storage it lasts until the page is closed. */
export function rememberLanguage(tag: LanguageTag): void {
  try {
    if (tag === 'en') localStorage.removeItem(LANGUAGE_KEY);
    else localStorage.setItem(LANGUAGE_KEY, tag);
  } catch {
    // Without storage the choice is not remembered.
  }
}

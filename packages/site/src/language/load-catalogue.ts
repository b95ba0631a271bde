import own from 'virtual:course-site/words/en';
import type { LanguageTag } from './languages.js';
import type { Catalogue } from './site-messages.js';

/** The language whose texts the components already contain. */
export const ENGLISH: Catalogue = { tag: 'en', own };

// Written out, so that the bundler makes a file of each language.
const LOADERS: Readonly<Record<Exclude<LanguageTag, 'en'>, () => Promise<Catalogue>>> = {
  ar: async () => (await import('./catalogues/ar.js')).ar,
  de: async () => (await import('./catalogues/de.js')).de,
  es: async () => (await import('./catalogues/es.js')).es,
  fr: async () => (await import('./catalogues/fr.js')).fr,
  he: async () => (await import('./catalogues/he.js')).he,
  ja: async () => (await import('./catalogues/ja.js')).ja,
  'pt-BR': async () => (await import('./catalogues/pt-BR.js')).ptBR,
  'zh-Hans': async () => (await import('./catalogues/zh-Hans.js')).zhHans,
};

/** Loads all texts of a language; English needs no request. Rejects when they cannot be loaded. */
export async function loadCatalogue(tag: LanguageTag): Promise<Catalogue> {
  return tag === 'en' ? ENGLISH : LOADERS[tag]();
}

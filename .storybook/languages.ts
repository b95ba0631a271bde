import type { Loader } from '@storybook/react-vite';
import * as credentials from '@course-kit/credentials/messages';
import * as flow from '@course-kit/flow/messages';
import type { CourseMessages } from '@course-kit/react/messages';
import type { StoryGlobals } from './globals.js';

/** Loads a language's texts when the toolbar chooses it. */
const LANGUAGES: Readonly<
  Record<Exclude<StoryGlobals['locale'], 'en-US' | 'pseudo'>, () => Promise<CourseMessages>>
> = {
  de: async () => ({ ...(await import('@course-kit/react/messages/de')).de, ...credentials.de, ...flow.de }),
  es: async () => ({ ...(await import('@course-kit/react/messages/es')).es, ...credentials.es, ...flow.es }),
  fr: async () => ({ ...(await import('@course-kit/react/messages/fr')).fr, ...credentials.fr, ...flow.fr }),
  'pt-BR': async () => ({
    ...(await import('@course-kit/react/messages/pt-BR')).ptBR,
    ...credentials.ptBR,
    ...flow.ptBR,
  }),
  ja: async () => ({ ...(await import('@course-kit/react/messages/ja')).ja, ...credentials.ja, ...flow.ja }),
  'zh-Hans': async () => ({
    ...(await import('@course-kit/react/messages/zh-Hans')).zhHans,
    ...credentials.zhHans,
    ...flow.zhHans,
  }),
  ar: async () => ({ ...(await import('@course-kit/react/messages/ar')).ar, ...credentials.ar, ...flow.ar }),
  he: async () => ({ ...(await import('@course-kit/react/messages/he')).he, ...credentials.he, ...flow.he }),
};

/** Languages written from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he'];

/** The texts of the toolbar's language, loaded before the story renders; none for languages that are always loaded. */
export interface LoadedTexts {
  readonly texts?: CourseMessages;
}

/** Fetches the toolbar's language before the story renders. */
export const loadTexts: Loader = async ({ globals }) => {
  const { locale } = globals as unknown as StoryGlobals;
  if (locale === 'en-US' || locale === 'pseudo') return {};
  return { texts: await LANGUAGES[locale]() };
};

/** The direction that the toolbar asks for, or that of its language. */
export function directionOf({ direction, locale }: StoryGlobals): 'ltr' | 'rtl' {
  if (direction !== 'locale') return direction;
  return RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr';
}

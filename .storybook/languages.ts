import type { Loader } from '@storybook/react-vite';
import type { CourseMessages } from '@course-kit/react/messages';
import type { StoryGlobals } from './globals.js';

type Texts = Readonly<Record<string, CourseMessages>>;
type Loaders = Readonly<Record<string, () => Promise<Texts>>>;

/** The files of all languages, of each package. The kit's have every language. */
const KIT: Loaders = import.meta.glob<Texts>('../packages/course-kit/src/messages/languages/*.ts');
const OTHERS: Loaders = import.meta.glob<Texts>('../packages/{credentials,flow}/src/languages/*.ts');

const tagOf = (file: string) => file.replace(/^.*\/|\.ts$/gu, '');

/** The languages that the kit speaks besides English, each by its own name. */
export const LANGUAGES = Object.keys(KIT)
  .map(tagOf)
  .map((tag) => ({
    value: tag,
    title: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag,
    right: tag,
  }));

/** Languages written from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he'];

/** The texts of the toolbar's language, loaded before the story renders; none for languages that are always loaded. */
export interface LoadedTexts {
  readonly texts?: CourseMessages;
}

/** Fetches the toolbar's language before the story renders. */
export const loadTexts: Loader = async ({ globals }) => {
  const { locale } = globals as unknown as StoryGlobals;
  const files = Object.entries({ ...KIT, ...OTHERS }).filter(([file]) => tagOf(file) === locale);
  if (files.length === 0) return {};
  const found = await Promise.all(files.map(([, load]) => load()));
  return { texts: Object.assign({}, ...found.flatMap((file) => Object.values(file))) as CourseMessages };
};

/** The direction that the toolbar asks for, or that of its language. */
export function directionOf({ direction, locale }: StoryGlobals): 'ltr' | 'rtl' {
  if (direction !== 'locale') return direction;
  return RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr';
}

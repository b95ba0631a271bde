import type { CourseMessages, PluralFormOf, TextsLike } from '@course-kit/react/messages';
import type { SiteWords } from '../../integration/options.js';
import type { english } from './english.js';
import { courseWords, type CourseWords } from './course-words.js';
import type { LanguageTag } from './languages.js';

/** Every text of the site in English, by module. */
export type SiteEnglish = typeof english;

/** Every text of the site in one language, by module. */
export type SiteMessages = { readonly [Module in keyof SiteEnglish]: TextsLike<SiteEnglish[Module]> };

/** All that is said in a language: by the site, and by the course's components. */
export interface Catalogue {
  readonly tag: LanguageTag;
  /** Absent in English, whose texts are with the components. */
  readonly site?: SiteMessages;
  /** What the site says in words of its own in place of those. */
  readonly own?: SiteWords | undefined;
  readonly course?: CourseMessages;
  /** The course itself in the language. */
  readonly words?: CourseWords;
}

/** Every text, with all plural forms that a language has. */
type Translation<Form extends Intl.LDMLPluralRule> = {
  readonly [Module in keyof SiteEnglish]: TextsLike<
    SiteEnglish[Module],
    { readonly other: string } & { readonly [Name in Form]: string }
  >;
};

/**
 * A language's catalogue, checked where it is written: a text or a plural form that is missing or too much is a type
 * error. Its placeholders are checked by a test.
 */
export function defineCatalogue<Tag extends LanguageTag>(
  tag: Tag,
  course: CourseMessages,
  own: SiteWords | undefined,
  site: Translation<PluralFormOf<Tag>>,
): Catalogue {
  return { tag, course, own, site, words: courseWords(tag) };
}

import type { CheckedMessages, CourseMessages, MessageOverrides } from './course-messages.js';
import type { en } from '@course-kit/react/messages';
import type { TextsLike } from '../texts/message-types.js';
import type { PluralFormOf } from '../texts/plural-forms.js';

/**
 * Checks a host's own texts where they are written: a feature, a text or a placeholder that does not exist is a type
 * error. It returns what it is given. Components check the texts that are written into their `messages` by
 * themselves.
 *
 * @example
 * ```ts
 * const messages = defineMessages({ quizRunner: { submit: 'Check' } });
 * ```
 */
export function defineMessages<const Texts extends MessageOverrides>(
  messages: Texts & CheckedMessages<NoInfer<Texts>>,
): Texts {
  return messages;
}

/** Every text, with all plural forms that a language has. */
type Translation<Form extends Intl.LDMLPluralRule> = {
  readonly [Feature in keyof typeof en]: TextsLike<
    (typeof en)[Feature],
    { readonly other: string } & { readonly [Name in Form]: string }
  >;
};

/** Some of its features, each with some of its texts. */
type PartialTranslation<Form extends Intl.LDMLPluralRule> = {
  readonly [Feature in keyof Translation<Form>]?: Partial<Translation<Form>[Feature]>;
};

/**
 * Checks a whole language where it is written: a text, a plural form or a placeholder that is missing or too much is a
 * type error. It returns what it is given, for `messages`.
 *
 * @param _language - A BCP 47 tag, which says which plural forms there must be.
 */
export function defineLanguage<
  Language extends string,
  const Texts extends Translation<PluralFormOf<Language>>,
>(_language: Language, messages: Texts & CheckedMessages<NoInfer<Texts>>): CourseMessages {
  return messages;
}

/**
 * Checks a language that is not whole where it is written: each text that is there has every plural form of the
 * language. It returns what it is given, for `messages`; texts that are not there are shown in English.
 *
 * @param _language - A BCP 47 tag, which says which plural forms there must be.
 * @example
 * ```ts
 * const pl = definePartialLanguage('pl', { quizRunner: { submit: 'Sprawdź' } });
 * ```
 */
export function definePartialLanguage<
  Language extends string,
  const Texts extends PartialTranslation<PluralFormOf<Language>>,
>(_language: Language, messages: Texts & CheckedMessages<NoInfer<Texts>>): MessageOverrides {
  return messages;
}

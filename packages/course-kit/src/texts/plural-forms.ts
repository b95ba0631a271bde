import type { LANGUAGES_BY_FORMS } from './languages-by-forms.js';

/** The words of a text with a space between each. */
type Words<Text extends string> = Text extends `${infer First} ${infer Others}`
  ? First | Words<Others>
  : Text;

/**
 * The plural forms that whole numbers and fractions take in each language of Unicode, by its first subtag: those of
 * `pt-BR` are the forms of `pt`. A language that is not here needs `other`.
 */
export type PluralForms = {
  readonly [
    Forms in keyof typeof LANGUAGES_BY_FORMS as (typeof LANGUAGES_BY_FORMS)[Forms][number]
  ]: Words<Forms>;
};

/** The plural forms of a language, such as `'one' | 'few' | 'many' | 'other'` for `'pl'` and `'pl-PL'`. */
export type PluralFormOf<Language> = Language extends keyof PluralForms
  ? PluralForms[Language]
  : Language extends `${infer First}-${string}`
    ? PluralFormOf<First>
    : 'other';

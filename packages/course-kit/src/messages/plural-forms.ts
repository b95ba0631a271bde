/**
 * The plural forms that whole numbers and fractions take in a language, as Unicode has them. A language that is not
 * here needs `other`; a test compares each with `Intl.PluralRules`.
 */
export interface PluralForms {
  readonly en: 'one' | 'other';
  readonly de: 'one' | 'other';
  readonly es: 'one' | 'many' | 'other';
  readonly fr: 'one' | 'many' | 'other';
  readonly 'pt-BR': 'one' | 'many' | 'other';
  readonly ja: 'other';
  readonly 'zh-Hans': 'other';
  readonly ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  readonly he: 'one' | 'two' | 'other';
}

/** The plural forms of a language. */
export type PluralFormOf<Language> = Language extends keyof PluralForms ? PluralForms[Language] : 'other';

/**
 * The plural forms that whole numbers and fractions take in a language, as Unicode has them. A language that is not
 * here needs `other`; a test compares each with `Intl.PluralRules`.
 */
export interface PluralForms {
  /** English. */
  readonly en: 'one' | 'other';
  /** German. */
  readonly de: 'one' | 'other';
  /** Spanish. */
  readonly es: 'one' | 'many' | 'other';
  /** French. */
  readonly fr: 'one' | 'many' | 'other';
  /** Portuguese of Brazil. */
  readonly 'pt-BR': 'one' | 'many' | 'other';
  /** Japanese. */
  readonly ja: 'other';
  /** Chinese in simplified characters. */
  readonly 'zh-Hans': 'other';
  /** Arabic. */
  readonly ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  /** Hebrew. */
  readonly he: 'one' | 'two' | 'other';
}

/** The plural forms of a language. */
export type PluralFormOf<Language> = Language extends keyof PluralForms ? PluralForms[Language] : 'other';

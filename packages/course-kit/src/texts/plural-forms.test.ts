import { expect, expectTypeOf, it } from 'vitest';
import { LANGUAGES_BY_FORMS } from './languages-by-forms.js';
import type { PluralFormOf } from './plural-forms.js';

it.each(Object.entries(LANGUAGES_BY_FORMS))(
  '%s are the forms of each language listed',
  (forms, languages) => {
    const wrong = languages.filter((tag) => {
      const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
      return pluralCategories.toSorted().join() !== forms.split(' ').toSorted().join();
    });
    expect(wrong).toEqual([]);
  },
);

it('a language is found by its first subtag; of another one nothing is known', () => {
  expectTypeOf<PluralFormOf<'pl'>>().toEqualTypeOf<'one' | 'few' | 'many' | 'other'>();
  expectTypeOf<PluralFormOf<'pl-PL'>>().toEqualTypeOf<'one' | 'few' | 'many' | 'other'>();
  expectTypeOf<PluralFormOf<'pt-BR'>>().toEqualTypeOf<'one' | 'many' | 'other'>();
  expectTypeOf<PluralFormOf<'zh-Hans'>>().toEqualTypeOf<'other'>();
  expectTypeOf<PluralFormOf<'tlh'>>().toEqualTypeOf<'other'>();
});

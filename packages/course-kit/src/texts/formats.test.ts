import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatNumbers, pluralForm } from './formats.js';

const locale = fc.constantFrom(
  'en-US',
  'en',
  'en-GB',
  'en-IN',
  'en-u-nu-arab',
  'de',
  'ar-EG',
  'fr',
  'ru',
  'hi',
);

describe('what is written without a formatter is what the formatter writes:', () => {
  it('numbers', () => {
    const value = fc.oneof(
      fc.nat(1200),
      fc.integer(),
      fc.double({ noNaN: true }).filter((number) => !Object.is(number, -0)),
    );
    fc.assert(
      fc.property(value, locale, (number, tag) => {
        expect(formatNumber(number, tag)).toBe(new Intl.NumberFormat(tag).format(number));
      }),
    );
  });

  it('lists of numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { maxLength: 5 }), locale, (numbers, tag) => {
        const written = numbers.map((number) => new Intl.NumberFormat(tag).format(number));
        expect(formatNumbers(numbers, tag)).toBe(new Intl.ListFormat(tag, { type: 'unit' }).format(written));
      }),
    );
  });

  it('plural forms of whole numbers', () => {
    fc.assert(
      fc.property(fc.nat(200), locale, (count, tag) => {
        expect(pluralForm(count, tag)).toBe(new Intl.PluralRules(tag).select(count));
      }),
    );
  });
});

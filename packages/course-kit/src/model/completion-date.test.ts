import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionDate } from './certificate.js';
import { localCompletionDate, readCompletionDate } from './completion-date.js';

describe('the date of a certificate', () => {
  it.each([
    ['de', '21. November 2026'],
    ['fr-FR', '21 novembre 2026'],
    ['en-GB', '21 November 2026'],
    ['ja', '2026年11月21日'],
    ['he', '21 בנובמבר 2026'],
  ])('reads in %s as %s', (locale, words) => {
    expect(localCompletionDate('November 21, 2026', locale)).toBe(words);
  });

  it.each(['21.11.2026', 'soon', ''])('stays as it is when it is no US-English date: %j', (words) => {
    expect(localCompletionDate(words, 'de')).toBe(words);
  });

  it('is in US English what the certificate says, and the same day in every language', () => {
    fc.assert(
      fc.property(fc.nat(253_402_300_799_999), (milliseconds) => {
        const words = completionDate(milliseconds, 'UTC');
        expect(localCompletionDate(words, 'en-US')).toBe(words);
        const date = readCompletionDate(words);
        expect(localCompletionDate(words, 'sv')).toContain(`${date?.day} `);
        expect(date && Date.UTC(date.year, date.month - 1, date.day)).toBe(
          Math.floor(milliseconds / 86_400_000) * 86_400_000,
        );
      }),
    );
  });
});

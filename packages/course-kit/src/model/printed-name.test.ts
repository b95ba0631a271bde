import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmedName, printedName } from './printed-name.js';

const ODD = [
  ...' \t\n.-♥',
  ...'\u00ad\u034f\u061c\u115f\u200b\u200c\u200d\u200e\u200f\u202e\u2060\u2067\u2800\u3000\u3164\ufe0f\ufeff',
  '\u{e0041}',
  '\u{e0100}',
  '\u0007',
];

/** Text with letters of many scripts and much that is not seen. */
const names = () =>
  fc
    .array(fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 8 })
    .map((parts) => parts.join(''));

describe('a name as it is printed', () => {
  it('has a letter or a number and nothing that is invisible or turns a direction, or is empty', () => {
    fc.assert(
      fc.property(names(), (name) => {
        const printed = printedName(name);
        expect(printed === '' || /[\p{L}\p{N}]/u.test(printed)).toBe(true);
        expect(printed).not.toMatch(
          /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff]|\p{Cc}|^\s|\s$|\s\s/u,
        );
        expect(printed).not.toMatch(/(^|\s|\u200c|\u200d)(\u200c|\u200d)|(\u200c|\u200d)($|\s)/u);
        expect(printedName(printed)).toBe(printed);
      }),
    );
  });

  it.each([
    ['joiners', '\u200d\u200d\u2060'],
    ['a letter that is blank', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['tags', '\u{e0041}\u{e0042}'],
    ['punctuation', '. - ?!'],
    ['emoji alone', '😀'],
  ])('is none of %s', (_, name) => {
    expect(printedName(name)).toBe('');
  });

  it.each([
    [' Ada\n King  Lovelace\u3000', 'Ada King Lovelace'],
    ['\u202eAda\u202c', 'Ada'],
    ['\u200fאדה', 'אדה'],
    ['A\u00adda \u200bLove\u2060lace\u3164', 'Ada Lovelace'],
    ['Ada \u200d B\u200d', 'Ada B'],
  ])('of %j is %j', (name, printed) => {
    expect(printedName(name)).toBe(printed);
  });

  it.each([
    'Zoë É.',
    '李',
    '7',
    'ᏣᎳᎩ',
    'می\u200cخواهم',
    'क्\u200dष',
    '葛\u{e0100}城',
    'Zoë 🦄👩‍🚀 ♥️',
    'O’Neil',
  ])('stays %s', (name) => {
    expect(printedName(name)).toBe(name);
  });
});

describe('the name that a learner has confirmed', () => {
  const certificate = (userName: string) => ({
    id: 'CERT-1795132800000-L1',
    userName,
    level: 1,
    courseName: 'Bread',
    score: 80,
    completionDate: 'November 21, 2026',
    issuedBy: 'Learning Platform',
  });

  it.each([
    ['none without a certificate', [], ''],
    ['the one on the last certificate', ['Ada', '\u200fAda L.'], 'Ada L.'],
    ['none where that would not be printed any more', ['Ada', '☺'], ''],
  ])('is %s', (_, earlier, name) => {
    expect(confirmedName(earlier.map(certificate))).toBe(name);
  });
});

import { describe, expect, it } from 'vitest';
import { visualOrder, visualRuns } from './visual-order.js';

describe('a line as it stands from left to right', () => {
  it.each([
    ['a name in Hebrew', 'עדי כהן', 'rtl', 'ןהכ ידע'],
    ['a Hebrew name in an English line', 'Ada עדי Lovelace', 'ltr', 'Ada ידע Lovelace'],
    ['an English name in a Hebrew line', 'הונפק על ידי Ada Lovelace', 'rtl', 'Ada Lovelace ידי לע קפנוה'],
    ['a number with a percent sign', 'ציון סופי: 80%', 'rtl', '80% :יפוס ןויצ'],
    ['a date', '21 בנובמבר 2026', 'rtl', '2026 רבמבונב 21'],
    ['Arabic digits', 'الدرجة: ٨٠٪', 'rtl', '٨٠٪ :ةجردلا'],
    ['a course before its level', 'Langflow - المستوى 3', 'rtl', '3 ىوتسملا - Langflow'],
    ['a number after Latin letters', 'Level 3 לשם', 'ltr', 'Level 3 םשל'],
    ['vowel signs, which come before their letter', 'שָׁ', 'rtl', Array.from('שָׁ').toReversed().join('')],
    ['nothing that is read from the right', 'Ada 80%', 'ltr', 'Ada 80%'],
  ] as const)('%s', (_, text, direction, shown) => {
    expect(visualRuns(text, direction).map(visualOrder).join('')).toBe(shown);
  });

  it('keeps each part as it is read', () => {
    expect(visualRuns('ציון סופי: 80%', 'rtl')).toEqual([
      { text: '80%', direction: 'ltr' },
      { text: 'ציון סופי: ', direction: 'rtl' },
    ]);
  });
});

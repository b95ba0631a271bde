import { describe, expect, it } from 'vitest';
import { textRuns } from './text-runs.js';

const inBrowser = () => true;
const onServer = () => false;
const shown = (...parameters: Parameters<typeof textRuns>) =>
  textRuns(...parameters).map(({ text, letters }) => [text, letters === null ? 'drawn' : letters]);

describe('a line is cut into letters and pictures', () => {
  it.each([
    ['Maria Fernández', [['Maria Fernández', 'Maria Fernández']]],
    [
      'Ada 🚀 Lovelace',
      [
        ['Ada ', 'Ada '],
        ['🚀', 'drawn'],
        [' Lovelace', ' Lovelace'],
      ],
    ],
    ['👩‍🚀🇩🇪', [['👩‍🚀🇩🇪', 'drawn']]],
    ['1️⃣', [['1️⃣', 'drawn']]],
    [
      'Ọ́lá',
      [
        ['Ọ́', 'drawn'],
        ['lá', 'lá'],
      ],
    ],
  ])('%s', (text, runs) => {
    expect(shown(text, 'ltr', inBrowser)).toEqual(runs);
  });

  it('from left to right where it is read from the right', () => {
    expect(shown('ציון סופי: 80%', 'rtl', inBrowser)).toEqual([
      ['80%', '80%'],
      ['ציון סופי: ', 'drawn'],
    ]);
  });

  it('with the nearest letters where nothing can be drawn', () => {
    expect(shown('Zoë 王', 'ltr', onServer)).toEqual([
      ['Zoë ', 'Zoë '],
      ['王', '?'],
    ]);
  });
});

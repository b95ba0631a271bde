import { expect, test } from 'vitest';
import { unknownWords } from './unknown-words.js';

test('words that some page says are taken, with some of its placeholders or none', () => {
  expect(
    unknownWords({
      en: { landing: { title: 'Knots that hold', skillLevels: { one: 'chapter', other: 'chapters' } } },
      de: { layout: { madeFor: 'Von Seglern für alle, die {tool} lieben.' } },
    }),
  ).toEqual([]);
});

test('words that no page says are named', () => {
  expect(unknownWords({ en: { landing: { titel: 'Knots' }, lobby: { title: 'Knots' } } })).toEqual([
    'words.en.landing.titel: there is no such text',
    'words.en.lobby.title: there is no such text',
  ]);
});

test('a placeholder that nothing fills is named', () => {
  expect(unknownWords({ he: { landing: { lead: '{tool}', test: '{passMark}' } } })).toEqual([
    'words.he.landing.lead: {tool} is never filled there',
  ]);
});

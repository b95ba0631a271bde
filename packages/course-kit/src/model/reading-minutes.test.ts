import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.js';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('200 words are a minute, wherever in the lesson they stand', () => {
  const step = { title: words(100), instruction: [words(100), words(200)], tip: words(200) };
  expect(readingMinutes({ introduction: [words(400)], steps: [step] })).toBe(5);
});

test('copied code is not read', () => {
  const snippet = { code: words(1000), language: 'text', label: 'Long' };
  expect(
    readingMinutes({ introduction: [], steps: [{ title: 'Go', instruction: ['Go.'], snippets: [snippet] }] }),
  ).toBe(1);
});

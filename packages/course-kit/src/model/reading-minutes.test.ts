import { expect, test } from 'vitest';
import type { Block } from './lesson-content.js';
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

test('lists, tables, notes and marks are read, snippets among them are not', () => {
  const instruction: Block[] = [
    [words(100), { kind: 'strong', content: [` ${words(50)}`] }, { kind: 'code', text: ` ${words(50)}` }],
    { kind: 'list', items: [[words(100), { kind: 'list', items: [[words(100)]] }]] },
    { kind: 'table', head: [words(50)], rows: [[words(150)]] },
    { kind: 'note', role: 'tip', content: [words(200)] },
    { kind: 'snippet', code: words(1000), language: 'text', label: 'Long' },
    { kind: 'picture', src: '/a.png', alt: words(1000) },
  ];
  expect(readingMinutes({ introduction: [], steps: [{ title: '', instruction }] })).toBe(4);
});

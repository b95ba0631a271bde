import { expect, it } from 'vitest';
import { textOf } from './text-of.js';

const english = {
  greeting: 'Hello {name}',
  pages: { one: '{count} page', other: '{count} pages' },
} as const;

it('fills the English texts', () => {
  const text = textOf(english);
  expect(text('greeting', { name: 'Ada' })).toBe('Hello Ada');
  expect([1, 2].map((count) => text('pages', { count }))).toEqual(['1 page', '2 pages']);
});

it('fills those of another language, and the English one in place of what it leaves out', () => {
  const text = textOf(english, { pages: { one: '{count} Seite', other: '{count} Seiten' } }, 'de');
  expect(text('pages', { count: 1200 })).toBe('1.200 Seiten');
  expect(text('greeting', { name: 'Ada' })).toBe('Hello Ada');
});

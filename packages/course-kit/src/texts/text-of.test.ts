import { expect, it } from 'vitest';
import { de } from '../messages/languages/de.js';
import { en } from '../messages/en.js';
import type { Message, Messages } from './message-types.js';
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

it('counts in English where the text is English: French has its singular for 0, too', () => {
  const text = textOf(english, {}, 'fr');
  expect([0, 1, 2].map((count) => text('pages', { count }))).toEqual(['0 pages', '1 page', '2 pages']);
});

it('a language that has a third of the texts shows that third, and all others in English', () => {
  const whole = (message: Message | undefined) => (typeof message === 'string' ? message : message?.other);
  const shown = Object.entries<Messages>(en).flatMap(([feature, texts]) => {
    const german: Messages = de[feature as keyof typeof de];
    const third = Object.fromEntries(Object.entries(german).filter((_, index) => index % 3 === 0));
    const text = textOf(texts, third, 'de') as (key: string) => string;
    return Object.keys(texts).map((key) => [text(key), whole(third[key] ?? texts[key])]);
  });
  expect(shown.length).toBeGreaterThan(400);
  expect(shown.filter(([text, expected]) => text !== expected)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { outline } from '../course.js';
import { describe, expect, test } from 'vitest';
import { englishPages } from '../english-pages.js';
import { headOf } from './page-meta-tags.js';

const ORIGIN = 'https://learn.example.org';

/** The content of a head's tag. */
const said = (head: ReturnType<typeof headOf>, key: string) =>
  head.meta.filter(({ name, property }) => name === key || property === key).map(({ content }) => content);

describe('the head of every page', () => {
  test('describes it in 50 to 160 characters that are its own', () => {
    const descriptions = englishPages.map(({ description }) => description);
    expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
    expect(new Set(descriptions).size).toBe(englishPages.length);
  });

  test('has a title of its own, and no tag twice', () => {
    const heads = englishPages.map((route) => headOf(route, ORIGIN));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(englishPages.length);
    for (const { meta } of heads) {
      const names = meta.map(({ name, property }) => name ?? property);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('names a picture that exists', () => {
    const pictures = englishPages.flatMap((route) => said(headOf(route, ORIGIN), 'og:image'));
    expect(pictures).toHaveLength(englishPages.length);
    for (const picture of new Set(pictures)) {
      const file = new URL(
        `../../../../apps/site/brands/langflow/public${picture.slice(ORIGIN.length)}`,
        import.meta.url,
      );
      const png = readFileSync(file);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(60_000);
    }
  });
});

test('a level has a picture of its own, and so have its pages', () => {
  for (const { level } of outline.levels) {
    const pages = englishPages.filter((route) => route.level === level);
    expect(pages.length).toBeGreaterThan(2);
    expect(new Set(pages.flatMap((page) => said(headOf(page, ORIGIN), 'og:image')))).toEqual(
      new Set([`${ORIGIN}/og/level-${level}.png`]),
    );
  }
});

test('a page with parameters has the given address; an unknown page has none', () => {
  const [certificate, nowhere] = ['/certificate/:id', '*'].map((path) =>
    englishPages.find((route) => route.path === path),
  );
  if (!certificate || !nowhere) throw new Error('There are such routes');
  const head = headOf(certificate, ORIGIN, '/certificate/CERT-1-L1');
  expect(head.canonical).toBe(`${ORIGIN}/certificate/CERT-1-L1`);
  expect(said(head, 'og:url')).toEqual([head.canonical]);
  expect(headOf(nowhere, ORIGIN)).not.toHaveProperty('canonical');
  expect(said(headOf(nowhere, ORIGIN), 'og:url')).toEqual([]);
});

test('without an origin, tags with absolute addresses are left out', () => {
  for (const route of englishPages) {
    const head = headOf(route, undefined);
    expect(JSON.stringify(head)).not.toMatch(/og:url|og:image|canonical|undefined/);
    expect(said(head, 'og:title')).toHaveLength(1);
  }
});

test('only personal and unknown pages are hidden from search engines', () => {
  const unlisted = englishPages.filter((route) => said(headOf(route, ORIGIN), 'robots')[0] === 'noindex');
  expect(unlisted.map(({ path }) => path)).toEqual([
    '/auth',
    '/dashboard',
    '/certificate',
    '/certificate/:id',
    '/locked',
    '*',
  ]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { siteRoutes } from '../site-routes.js';
import {
  filesOf,
  robotsText,
  siteOrigin,
  sitemapText,
  withHead,
  withScriptsLater,
  withStyles,
} from './page-meta-files.js';
import { headOf } from './page-meta-tags.js';

const ORIGIN = 'https://learn.example.org';
const site = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

test('every page without a parameter is a file, and whatever else is asked for is another', () => {
  const names = filesOf(siteRoutes).map(({ fileName }) => fileName);
  expect(names).toEqual(
    expect.arrayContaining(['index.html', '404.html', 'level-1.html', 'level-1/task-3.html']),
  );
  expect(names).toHaveLength(siteRoutes.length - 1);
  expect(new Set(names).size).toBe(names.length);
});

test('the file for whatever else is asked for is kept out of search engines and has no address', () => {
  const file = filesOf(siteRoutes).find(({ fileName }) => fileName === '404.html');
  if (!file) throw new Error('There is such a file');
  const html = withHead(site, headOf(file.page, ORIGIN));
  expect(html).toContain('<meta data-static name="robots" content="noindex" />');
  expect(html).toContain('<title data-static>Langflow Learning</title>');
  expect(html).not.toMatch(/canonical|og:url/);
});

test('a head is written into index.html, with its texts escaped', () => {
  const html = withHead(site, {
    title: 'Security & "Compliance" <$&>',
    meta: [{ name: 'description', content: '"> <script>' }],
    canonical: `${ORIGIN}/?a&b`,
  });
  expect(html).toContain('<title data-static>Security &#38; &#34;Compliance&#34; &#60;$&#38;&#62;</title>');
  expect(html).toContain('content="&#34;&#62; &#60;script&#62;"');
  expect(html).toContain(`<link data-static rel="canonical" href="${ORIGIN}/?a&#38;b" />`);
  expect(html.match(/<title/g)).toHaveLength(1);
});

test('an index.html without a place for the head is refused', () => {
  expect(() => withHead('<head></head>', { title: '', meta: [] })).toThrow(/no place/);
});

test('the sitemap lists what anybody can open at once, by its whole address', () => {
  const text = sitemapText(siteRoutes, ORIGIN);
  expect(
    [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address?.slice(ORIGIN.length)),
  ).toEqual([
    '/',
    '/level-1',
    ...[1, 2, 3, 4, 5].map((task) => `/level-1/task-${task}`),
    '/level-1/quiz',
    '/extra-courses',
    '/privacy-policy',
  ]);
});

test('robots are told of the sitemap where there is one', () => {
  expect(robotsText(undefined)).toBe('User-agent: *\nAllow: /\n');
  expect(robotsText(ORIGIN)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test.each([undefined, ''])('the address of the site need not be set (%j)', (asked) => {
  expect(siteOrigin(asked)).toBeUndefined();
});

test.each([
  ['https://learn.example.org', ORIGIN],
  ['https://learn.example.org/', ORIGIN],
  ['http://localhost:8080', 'http://localhost:8080'],
])('the address %s is taken', (asked, origin) => {
  expect(siteOrigin(asked)).toBe(origin);
});

test.each([
  'learn.example.org',
  'https://example.org/learn',
  'https://example.org/?a',
  'ftp://example.org',
  '/',
])('the address %s is refused, and named', (asked) => {
  expect(() => siteOrigin(asked)).toThrow(asked);
});

describe('a page that is painted first', () => {
  const site = [
    '<head>',
    '<script type="module" crossorigin src="/assets/a.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/b.js">',
    '<link rel="stylesheet" crossorigin href="/assets/c.css">',
    '</head><body>Text</body>',
  ].join('\n');

  it('has its styles in it', () => {
    expect(withStyles(site, (file) => `/* $& of ${file} */`)).toContain(
      '<style>/* $& of assets/c.css */</style>',
    );
    expect(() => withStyles(site, () => 'a::after { content: "</style>" }')).toThrow('assets/c.css');
  });

  it('fetches its scripts after it, all at once', () => {
    const page = withScriptsLater(site);
    expect(page).not.toMatch(/src="|rel="modulepreload" /);
    expect(page).toMatch(/^<head>\s*<link rel="stylesheet"/);
    expect(page.indexOf('import("/assets/a.js")')).toBeGreaterThan(page.indexOf('["/assets/b.js"]'));
    expect(page.indexOf('["/assets/b.js"]')).toBeGreaterThan(page.indexOf('Text<script>'));
    expect(() => withScriptsLater('<body></body>')).toThrow('no script');
  });
});

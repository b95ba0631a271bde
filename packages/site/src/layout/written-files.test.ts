import type { APIContext } from 'astro';
import { expect, it, test } from 'vitest';
import { siteOrigin } from '../../integration/site-origin.js';
import { GET as sitemap } from '../pages/[sitemap].xml.js';
import { GET as robots } from '../pages/robots.txt.js';

const ORIGIN = 'https://learn.example.org';
const at = (origin?: string) => ({ site: origin === undefined ? undefined : new URL(origin) }) as APIContext;

it('lists in the sitemap the absolute addresses of all pages that are open from the start', async () => {
  const text = await (await sitemap(at(ORIGIN))).text();
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

it('names the sitemap in robots.txt if there is one', async () => {
  expect(await (await robots(at())).text()).toBe('User-agent: *\nAllow: /\n');
  expect(await (await robots(at(ORIGIN))).text()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
});

test.each([undefined, ''])('the address of the site is optional (%j)', (asked) => {
  expect(siteOrigin(asked)).toBeUndefined();
});

test.each([
  ['https://learn.example.org', ORIGIN],
  ['https://learn.example.org/', ORIGIN],
  ['http://localhost:8080', 'http://localhost:8080'],
])('the address %s is accepted', (asked, origin) => {
  expect(siteOrigin(asked)).toBe(origin);
});

test.each([
  'learn.example.org',
  'https://example.org/learn',
  'https://example.org/?a',
  'ftp://example.org',
  '/',
])('the address %s is refused, and the error names it', (asked) => {
  expect(() => siteOrigin(asked)).toThrow(asked);
});

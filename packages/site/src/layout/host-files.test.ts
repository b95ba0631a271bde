import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostFiles } from './host-files.js';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const files = hostFiles('');

const HOSTS = {
  'Netlify and Cloudflare Pages': files['_headers'] ?? '',
  Apache: files['.htaccess'] ?? '',
  Vercel: /```json\n(.*?)```/s.exec(readme)?.[1] ?? '',
  nginx: /```nginx\n(.*?)```/s.exec(readme)?.[1] ?? '',
};

/** Headers that a page cannot set in its own HTML, or only too late. */
const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=()',
};

describe.each(Object.entries(HOSTS))('%s', (_, settings) => {
  it.each(Object.entries(HEADERS))('sends %s', (name, value) => {
    const [, after = ''] = settings.split(name);
    expect(after.slice(0, 100)).toContain(value);
  });

  it('lets browsers cache assets, whose names change with their content', () => {
    expect(settings).toContain('public, max-age=31536000, immutable');
    expect(settings).toMatch(/[ "^\n]\/assets\//);
  });

  it('lets pages of others read the keys of signed certificates, and nothing else', () => {
    expect(settings).toContain('/.well-known/did.json');
    expect(settings.split('Access-Control-Allow-Origin')).toHaveLength(2);
  });
});

it('has browsers look for a newer worker on each visit', () => {
  expect(hostFiles('/learn')['_headers']).toContain('\n/learn/sw.js\n  Cache-Control: no-cache\n');
});

it.each(Object.entries(hostFiles('/learn')))(
  'names in %s nothing outside the folder that the site stands in',
  (_, settings) => {
    const paths = Array.from(settings.matchAll(/(?<=[\s}^])\/[\w*]\S*/g), ([path]) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !path.startsWith('/learn/'))).toEqual([]);
  },
);

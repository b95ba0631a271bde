import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const readme = read('../../README.md');

const HOSTS = {
  'Netlify and Cloudflare Pages': read('brands/langflow/public/_headers'),
  Apache: read('brands/langflow/public/.htaccess'),
  Vercel: /```json\n(.*?)```/s.exec(readme)?.[1] ?? '',
  nginx: /```nginx\n(.*?)```/s.exec(readme)?.[1] ?? '',
};

/** What a page cannot say of itself, or says too late. */
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
});

import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.js';

const origin = 'https://learn.example';

describe('the redirect after signing in', () => {
  it.each(['/level-1', '/dashboard?tab=levels#top'])('follows %s, which stays on this site', (path) => {
    expect(safeRedirect(path, origin)).toBe(path);
  });

  it.each([
    null,
    '',
    'level-1',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/level-1/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil.example',
    'https:evil.example',
    '%2F%2Fevil.example',
    '\t//evil.example',
    '/\n/evil.example',
  ])('leads to the landing page for %j', (path) => {
    expect(safeRedirect(path, origin)).toBe('/');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeHref } from './safe-href.js';

describe('isSafeHref', () => {
  const anyPieces = fc.array(
    fc.constantFrom('/', '\\', '\t', '\n', '#', ':', 'http', 'javascript', 'evil.example', '@', '.', ' '),
  );
  const anyStart = fc.constantFrom('', '/', '#', 'http://', 'https://');
  const anyHref = () =>
    fc.oneof(
      {
        arbitrary: fc.tuple(anyStart, anyPieces).map(([start, pieces]) => start + pieces.join('')),
        weight: 4,
      },
      fc.string(),
      fc.webUrl(),
    );

  it('accepts only web addresses and paths of the same site, as browsers parse them', () => {
    const site = 'https://site.example';
    // Filtered where they are made: to give up on a case inside of a property costs an error with its stack.
    const followed = anyHref().filter((href) => isSafeHref(href) && URL.canParse(href, site));
    const leadsThere = fc.property(followed, (href) => {
      const { protocol, origin } = new URL(href, site);
      const isWeb = protocol === 'http:' || protocol === 'https:';
      return isWeb && (/^https?:/i.test(href) || origin === site);
    });
    expect(() => fc.assert(leadsThere, { numRuns: 1500 })).not.toThrow();
  });

  it('accepts what lessons need', () => {
    fc.assert(
      fc.property(fc.webUrl(), (href) => {
        expect(isSafeHref(href)).toBe(true);
      }),
    );
    for (const href of ['/level-1', '/', '#top', 'HTTPS://a.b']) expect(isSafeHref(href)).toBe(true);
  });

  it('refuses everything else', () => {
    for (const href of [
      '',
      'level-1',
      'javascript:alert(1)',
      ' javascript:x',
      'data:,x',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n\\evil.example',
    ])
      expect(isSafeHref(href)).toBe(false);
  });
});

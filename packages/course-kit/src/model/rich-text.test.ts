import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeHref, parseRichText, type RichTextPart } from './rich-text.js';

/** The source that a part came from. */
function sourceOf(part: RichTextPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return `**${part.text}**`;
    case 'code':
      return `\`${part.text}\``;
    case 'link':
      return `[${part.text}](${part.href})`;
  }
}

const anyMarkup = () =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom('**', '`', '[', ']', '(', ')', '](', 'https://a.b', '/c', 'javascript:', ' '),
        fc.string(),
      ),
    )
    .map((pieces) => pieces.join(''));
const anyPlain = () => fc.stringMatching(/^[a-zA-Z0-9 .,!<>&]+$/);

describe('parseRichText', () => {
  it('loses nothing and adds nothing', () => {
    fc.assert(
      fc.property(anyMarkup(), (source) => {
        expect(parseRichText(source).map(sourceOf).join('')).toBe(source);
      }),
    );
  });

  it('makes links of safe addresses only, and no empty parts', () => {
    fc.assert(
      fc.property(anyMarkup(), (source) => {
        for (const part of parseRichText(source)) {
          expect(part.text).not.toBe('');
          expect(part.kind !== 'link' || isSafeHref(part.href)).toBe(true);
        }
      }),
    );
  });

  it('reads each mark', () => {
    const anyPart = fc.oneof(
      fc.record({ kind: fc.constantFrom('strong' as const, 'code' as const), text: anyPlain() }),
      fc.record({
        kind: fc.constant('link' as const),
        text: anyPlain(),
        href: fc.constantFrom('https://a.b/c?d', '/e', '#f'),
      }),
    );
    fc.assert(
      fc.property(fc.array(anyPart), (marked) => {
        const parts = marked.flatMap((part): RichTextPart[] => [{ kind: 'text', text: ' and ' }, part]);
        expect(parseRichText(parts.map(sourceOf).join(''))).toEqual(parts);
      }),
    );
  });

  it('leaves a link with an unsafe address, and HTML, as text', () => {
    for (const source of [
      '[x](javascript:alert(1))',
      '[x](data:text/html,y)',
      '[x](//evil.example)',
      '<b>x</b>',
    ])
      expect(parseRichText(source).every(({ kind }) => kind === 'text')).toBe(true);
  });
});

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

  it('lets only the web and paths of the same site through, as a browser reads the address', () => {
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

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
  const anyHref = () =>
    fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc
        .array(
          fc.constantFrom(
            '/',
            '\\',
            '\t',
            '\n',
            '#',
            ':',
            'http',
            'javascript',
            'evil.example',
            '@',
            '.',
            ' ',
          ),
        )
        .map((pieces) => pieces.join('')),
    );

  it('lets only the web and paths of the same site through, as a browser reads the address', () => {
    fc.assert(
      fc.property(anyHref(), (href) => {
        fc.pre(isSafeHref(href) && URL.canParse(href, 'https://site.example'));
        const url = new URL(href, 'https://site.example');
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(/^https?:/i.test(href) || url.origin === 'https://site.example').toBe(true);
      }),
      { numRuns: 3000, examples: [['/\t/evil.example'], ['/\n\\evil.example']] },
    );
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
    ])
      expect(isSafeHref(href)).toBe(false);
  });
});

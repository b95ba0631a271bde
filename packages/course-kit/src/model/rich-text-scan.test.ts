import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeHref, parseRichText, partsOf, type Find, type RichTextPart } from './rich-text.js';

/** The marks as one expression: what they mean, in more time than there is for long texts. */
const MARKS = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^()\s]+)\)/g;

/** How many characters are looked at to parse a text, and some more for every look. */
function charactersRead(source: string): number {
  let read = 0;
  const find: Find = (text, pattern, from) => {
    pattern.lastIndex = from;
    const found = pattern.exec(text)?.index ?? text.length;
    read += found - from + 1;
    return found;
  };
  expect(partsOf(source, find)).toEqual(parseRichText(source));
  return read;
}

const anyPiece = () =>
  fc.constantFrom('*', '**', '`', '[', ']', '(', ')', '](', '[a', '](b', ' ', 'x', '\n', '[a](/b)', '**c**');

describe('reading a text with marks', () => {
  it('takes time that grows with its length and no faster, whatever is repeated in it', () => {
    fc.assert(
      fc.property(
        fc.array(anyPiece(), { maxLength: 6 }),
        fc.array(anyPiece(), { minLength: 1, maxLength: 6 }),
        fc.array(anyPiece(), { maxLength: 6 }),
        fc.integer({ min: 1, max: 400 }),
        (before, repeated, after, times) => {
          const source = [...before, repeated.join('').repeat(times), ...after].join('');
          expect(charactersRead(source)).toBeLessThanOrEqual(6 * source.length + 2);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each(['[', '[[', '[a]', '[a](', '[]', '*', '**', '**a*', '`', '``', '](', '[a](b', '[`**'])(
    'takes time that grows with its length for 40,000 characters of %s',
    (piece) => {
      const pieces = piece.repeat(40_000 / piece.length);
      for (const source of [pieces, `${pieces}]`, `${pieces}](${'x'.repeat(40_000)}`])
        expect(charactersRead(source)).toBeLessThanOrEqual(6 * source.length + 2);
    },
  );

  it('finds the marks that the expression means, and gives back the text without them', () => {
    const anyMarkup = fc.array(fc.oneof(anyPiece(), fc.string({ maxLength: 3 }))).map((all) => all.join(''));
    fc.assert(
      fc.property(anyMarkup, (source) => {
        const parts = parseRichText(source);
        expect(parts).toEqual(partsByExpression(source));
        const unmarked = source.replaceAll(MARKS, (whole, strong, code, label, href) =>
          href === undefined || isSafeHref(String(href)) ? String(strong ?? code ?? label) : whole,
        );
        expect(parts.map(({ text }) => text).join('')).toBe(unmarked);
      }),
      { numRuns: 1000 },
    );
  });
});

function partsByExpression(source: string): RichTextPart[] {
  const parts: RichTextPart[] = [];
  let end = 0;
  const addText = (text: string) => void (text !== '' && parts.push({ kind: 'text', text }));
  for (const { 0: whole, index, groups = {} } of source.matchAll(MARKS)) {
    addText(source.slice(end, index));
    const { strong, code, label = '', href = '' } = groups;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (isSafeHref(href)) parts.push({ kind: 'link', text: label, href });
    else addText(whole);
    end = index + whole.length;
  }
  addText(source.slice(end));
  return parts;
}

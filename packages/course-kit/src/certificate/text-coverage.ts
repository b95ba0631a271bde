import { extendedCoverage, latinCoverage } from './fonts/coverage.generated.js';

/** The fonts that this package embeds. */
export type FontName = 'latin' | 'latin-italic' | 'extended';

/** Words in precomposed Latin letters with one space between them: most lines, which are printed as they are. */
const PLAIN = /^[!-~\u00A1-\u00AC\u00AE-\u024F]+(?: [!-~\u00A1-\u00AC\u00AE-\u024F]+)*$/;

const rightToLeftLetter =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * The text as it is printed: precomposed (NFC), on one line, without control characters, and without invisible
 * format characters where nothing in the text is shaped by them.
 */
export function printableText(text: string): string {
  if (PLAIN.test(text)) return text;
  const plain = text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\u00AD]/gu, '')
    .trim();
  const withoutFormat = plain.replace(/\p{Cf}/gu, '');
  return fontFor(withoutFormat) ? withoutFormat : plain;
}

/** The font that has all characters of a text; null where none has. There are italics of Western Europe's letters. */
export function fontFor(text: string, slant: 'upright' | 'italic' = 'upright'): FontName | null {
  if (isCovered(text, latinCoverage)) return slant === 'italic' ? 'latin-italic' : 'latin';
  return isCovered(text, extendedCoverage) ? 'extended' : null;
}

/** The nearest text that a font can print: accents it lacks go, other unknown characters become `?`. */
export function embeddableText(text: string): string {
  return Array.from(text.matchAll(/\P{M}\p{M}*|\p{M}+/gu), ([cluster]) => {
    const barer = [cluster, withoutMarks(cluster), withoutMarks(cluster.normalize('NFD'))];
    return barer.find((candidate) => candidate !== '' && isCovered(candidate, extendedCoverage)) ?? '?';
  }).join('');
}

/** Which way a text is read. */
export type Direction = 'ltr' | 'rtl';

/** The direction the text reads in: that of its first letter, as HTML's `dir="auto"` has it. */
export function textDirection(text: string): Direction {
  const firstLetter = /\p{L}/u.exec(text)?.[0] ?? '';
  return hasRightToLeft(firstLetter) ? 'rtl' : 'ltr';
}

/** Whether there are letters in the text that are read from the right. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeftLetter.test(text);
}

function withoutMarks(text: string): string {
  return text.replace(/\p{M}/gu, '');
}

function isCovered(text: string, coverage: typeof latinCoverage): boolean {
  if (/^[ -~]*$/.test(text)) return true;
  return Array.from(text).every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return coverage.some(([first, last]) => first <= code && code <= last);
  });
}

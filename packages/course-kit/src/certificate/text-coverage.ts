import { certificateFontCoverage } from './fonts/certificate-font-coverage.generated.js';

/**
 * How a line of the certificate gets onto paper: with the fonts every PDF reader has, with the font that this
 * package embeds (Latin Extended, Vietnamese, Greek, Cyrillic), or as a picture the browser shapes.
 */
export type TextCoverage = 'standard' | 'embedded' | 'picture';

const windowsAnsi = /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;

const rightToLeftLetter =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * The text as it is printed: precomposed (NFC), on one line, without control characters, and without invisible
 * format characters where nothing in the text is shaped by them.
 */
export function printableText(text: string): string {
  const plain = text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\u00AD]/gu, '')
    .trim();
  const withoutFormat = plain.replace(/\p{Cf}/gu, '');
  return textCoverage(withoutFormat) === 'picture' ? plain : withoutFormat;
}

/** Which of the three ways prints every character of a printable text. */
export function textCoverage(text: string): TextCoverage {
  if (windowsAnsi.test(text)) return 'standard';
  return isInCertificateFont(text) ? 'embedded' : 'picture';
}

/** The nearest text the embedded font can print: accents it lacks go, other unknown characters become `?`. */
export function embeddableText(text: string): string {
  return Array.from(text.matchAll(/\P{M}\p{M}*|\p{M}+/gu), ([cluster]) => {
    const barer = [cluster, withoutMarks(cluster), withoutMarks(cluster.normalize('NFD'))];
    return barer.find((text) => text !== '' && isInCertificateFont(text)) ?? '?';
  }).join('');
}

/** The direction the text reads in: that of its first letter, as HTML's `dir="auto"` has it. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const firstLetter = /\p{L}/u.exec(text)?.[0] ?? '';
  return rightToLeftLetter.test(firstLetter) ? 'rtl' : 'ltr';
}

function withoutMarks(text: string): string {
  return text.replace(/\p{M}/gu, '');
}

function isInCertificateFont(text: string): boolean {
  return Array.from(text).every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return certificateFontCoverage.some(([first, last]) => first <= code && code <= last);
  });
}

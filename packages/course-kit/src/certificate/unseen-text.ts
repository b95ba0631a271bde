import type { jsPDF } from 'jspdf';
import { setFont } from './certificate-fonts.js';
import { POINT } from './certificate-layout.js';
import { writeOperator } from './jspdf/write-operator.js';
import type { Direction } from './text-coverage.js';
import { visualOrder } from './visual-order.js';
import type { WrittenRow } from './write-line.js';

/** What lies outside the Basic Multilingual Plane, such as emoji: jsPDF would take each for two characters. */
const WIDE = /((?:[\u{10000}-\u{10FFFF}][\p{M}\u200D]*)+)/u;

/** The width of each letter of the font for it, in its height. */
const LETTER = 0.5;

/** The characters that the font for text that is not seen needs, to stand for a text. */
export function unseenCharacters(text: string): string[] {
  return [
    ' ',
    ...text
      .split(WIDE)
      .filter((part) => !WIDE.test(part))
      .join(''),
  ];
}

/**
 * Lays a text over a place where it is drawn, for search, copying and reading aloud. Its characters stand from left to
 * right, as in any PDF; readers know which of them are read from the right.
 */
export function writeUnseen(pdf: jsPDF, text: string, direction: Direction, place: WrittenRow): void {
  const shown = visualOrder(text, direction);
  setFont(pdf, 'invisible');
  pdf.setFontSize(place.size);
  const step = place.width / shown.length;
  let left = place.left;
  for (const part of shown.split(WIDE).filter((candidate) => candidate !== '')) {
    const width = step * part.length;
    // Wide characters are named by what they stand for; readers want letters to place it at.
    if (WIDE.test(part)) writeActualText(pdf, part, () => writeLetters(pdf, ' ', left, width, place));
    else writeLetters(pdf, part, left, width, place);
    left += width;
  }
}

/** What search, copying and reading aloud find in place of what is written. */
export function writeActualText(pdf: jsPDF, text: string, write: () => void): void {
  const codes = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  const hexadecimal = codes.map((code) => code.toString(16).padStart(4, '0')).join('');
  writeOperator(pdf, `/Span <</ActualText <feff${hexadecimal}>>> BDC`);
  write();
  writeOperator(pdf, 'EMC');
}

function writeLetters(
  pdf: jsPDF,
  letters: string,
  left: number,
  width: number,
  { baseLine, size }: WrittenRow,
): void {
  const natural = letters.length * LETTER * size * POINT;
  pdf.saveGraphicsState();
  pdf.text(letters, left, baseLine, { renderingMode: 'invisible', horizontalScale: width / natural });
  pdf.restoreGraphicsState();
}

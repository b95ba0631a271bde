import type { jsPDF } from 'jspdf';
import { setFont } from './certificate-fonts.js';
import { POINT } from './certificate-layout.js';
import { writeOperator } from './jspdf/write-operator.js';
import type { LaidOutRun } from './lay-out-line.js';
import { visualOrder } from './visual-order.js';

/** The width of each letter of the invisible font, as a factor of its size. */
const LETTER = 0.5;

/**
 * Lays a text over a place where it is drawn, for search, copying and reading aloud. Its characters stand from left to
 * right, as in any PDF; readers know which of them are read from the right.
 */
export function writeInvisible(pdf: jsPDF, run: LaidOutRun): void {
  const letters = visualOrder(run);
  const natural = Array.from(letters).length * LETTER * run.size * POINT;
  setFont(pdf, 'invisible');
  pdf.setFontSize(run.size);
  // jsPDF leaves the width of letters changed after a text.
  pdf.saveGraphicsState();
  pdf.text(letters, run.left, run.baseLine, {
    renderingMode: 'invisible',
    horizontalScale: run.width / natural,
  });
  pdf.restoreGraphicsState();
}

/** What search, copying and reading aloud find in place of what is written. */
export function writeActualText(pdf: jsPDF, text: string, write: () => void): void {
  const codes = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  const hexadecimal = codes.map((code) => code.toString(16).padStart(4, '0')).join('');
  writeOperator(pdf, `/Span <</ActualText <feff${hexadecimal}>>> BDC`);
  write();
  writeOperator(pdf, 'EMC');
}

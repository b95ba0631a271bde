import type { jsPDF } from 'jspdf';
import { setFont } from './certificate-fonts.js';
import { PAGE, POINT, ROWS, type LineLayout } from './certificate-layout.js';
import { fitText } from './fit-text.js';
import { embeddableText, fontFor, printableText, type Direction, type FontName } from './text-coverage.js';
import { addTextPicture, canDraw, drawnWidth } from './text-picture.js';

/** A line and how it is printed. */
export interface PrintedLine {
  readonly layout: LineLayout;
  /** On one line, printable and not empty. */
  readonly text: string;
  /** That has its letters, or those that stand in for them. */
  readonly font: FontName;
  /** Whether no font has them. */
  readonly isForeign: boolean;
  readonly direction: Direction;
}

/** A row of a line on the page, in millimetres. */
export interface PrintedRow {
  readonly left: number;
  readonly baseLine: number;
  readonly width: number;
  /** Of its letters. */
  readonly height: number;
}

/** Finds out how a text is printed; null where there is none. */
export function prepareLine(layout: LineLayout, written: string, direction: Direction): PrintedLine | null {
  const text = printableText(written);
  if (text === '') return null;
  const own = fontFor(text, layout.slant);
  const font = own ?? fontFor(embeddableText(text), layout.slant) ?? 'extended';
  return { layout, text, font, isForeign: own === null, direction };
}

/** The characters from left to right: readers of PDFs expect this and turn it back. */
export type ToVisualOrder = (text: string, direction: Direction) => string;

/** Loads what text needs that is read from the right. */
export async function loadVisualOrder(): Promise<ToVisualOrder> {
  const { default: startBidi } = await import('bidi-js');
  const bidi = startBidi();
  return (text, direction) => bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, direction));
}

/** Writes a line in the middle of the page, in one or two rows, and tells where they stand. */
export function writeLine(
  pdf: jsPDF,
  line: PrintedLine,
  toVisualOrder: ToVisualOrder,
): readonly PrintedRow[] {
  const { layout, text, font, isForeign } = line;
  const { colour, y, spacing = 0 } = layout;
  const isDrawn = isForeign && canDraw();
  const drawn = (row: string) => ({ text: row, direction: line.direction, colour });
  setFont(pdf, font);
  const letterWidth = (row: string) => pdf.getStringUnitWidth(embeddableText(row)) * POINT;
  const gap = (spacing / layout.size) * (isDrawn ? 0 : 1);
  const measure = (row: string) =>
    isDrawn ? drawnWidth(drawn(row)) : letterWidth(row) + gap * (row.length - 1);
  const { rows, size } = fitText(text, layout, measure);
  pdf.setTextColor(colour).setFontSize(size);
  return rows.map((row, index) => {
    const width = measure(row) * size;
    const left = PAGE.centre - width / 2;
    const height = size * POINT;
    const baseLine = y + (index - (rows.length - 1) * ROWS.rise) * height * ROWS.distance;
    const letters = isForeign ? embeddableText(row) : row;
    // Spread over the picture above it.
    const charSpace = isDrawn ? (width - letterWidth(row) * size) / letters.length : gap * size;
    const renderingMode = isDrawn ? 'invisible' : 'fill';
    const write = () => pdf.text(letters, left, baseLine, { charSpace, renderingMode });
    if (isForeign) readAs(pdf, toVisualOrder(row, line.direction), write);
    else write();
    if (isDrawn) addTextPicture(pdf, drawn(row), left, baseLine, size);
    return { left, baseLine, width, height };
  });
}

/** Has search, copying and reading aloud find another text than the letters that are written. */
function readAs(pdf: jsPDF, text: string, write: () => void): void {
  const codes = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  const hexadecimal = codes.map((code) => code.toString(16).padStart(4, '0')).join('');
  // The types leave this out; it is how jsPDF's plug-ins write.
  const { write: writeOperator } = pdf.internal as unknown as { write: (operator: string) => void };
  writeOperator(`/Span <</ActualText <feff${hexadecimal}>>> BDC`);
  write();
  writeOperator('EMC');
}

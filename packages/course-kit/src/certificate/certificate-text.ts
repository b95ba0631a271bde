import type { jsPDF } from 'jspdf';
import { type LineStyle, POINT, ROW_DISTANCE } from './certificate-layout.js';
import { type FittedText, fitText } from './fit-text.js';
import { embeddableText, printableText, textCoverage } from './text-coverage.js';
import { canDrawPictures, drawPicture, measurePicture } from './text-picture.js';

/** The family every PDF reader brings along. */
const STANDARD_FAMILY = 'times';
const EMBEDDED_FAMILY = 'CertificateSerif';

/** The middle of a line, and where its letters stand. */
interface Place {
  readonly centre: number;
  readonly baseLine: number;
}

/**
 * Writes a line centred on a point, in one or two rows, in whichever way prints all of its characters.
 * Loads the embedded font when it is first needed.
 */
export async function writeLine(pdf: jsPDF, line: string, style: LineStyle, place: Place): Promise<void> {
  const text = printableText(line);
  if (text === '') return;

  const coverage = textCoverage(text);
  if (coverage === 'picture' && canDrawPictures()) return writeAsPicture(pdf, text, style, place);

  if (coverage === 'standard') pdf.setFont(STANDARD_FAMILY, style.fontStyle);
  else await setEmbeddedFont(pdf);

  if (coverage !== 'picture') return writeInFont(pdf, text, style, place);
  withActualText(pdf, text, () => writeInFont(pdf, embeddableText(text), style, place));
}

function writeInFont(pdf: jsPDF, text: string, style: LineStyle, place: Place): void {
  const fitted = fitText(text, style, (row) => widthInPoint(pdf, row, style));
  const charSpace = ((style.spacing ?? 0) * fitted.size) / style.size;
  pdf.setTextColor(style.colour).setFontSize(fitted.size);
  for (const [index, row] of fitted.rows.entries()) {
    const left = place.centre - (widthInPoint(pdf, row, style) * fitted.size) / 2;
    // jsPDF leaves the spacing of letters switched on after a text.
    pdf.saveGraphicsState();
    pdf.text(row, left, rowBaseLine(fitted, index, place.baseLine), charSpace === 0 ? {} : { charSpace });
    pdf.restoreGraphicsState();
  }
}

async function writeAsPicture(pdf: jsPDF, text: string, style: LineStyle, place: Place): Promise<void> {
  const fitted = fitText(text, style, (row) => measurePicture(row, style));
  for (const [index, row] of fitted.rows.entries()) {
    const width = measurePicture(row, style) * fitted.size;
    const start = place.centre - width / 2;
    const baseLine = rowBaseLine(fitted, index, place.baseLine);
    // oxlint-disable-next-line no-await-in-loop -- one row after the other, in reading order
    const picture = await drawPicture(row, style, fitted.size);
    withActualText(pdf, row, () => {
      writeInvisibleSpaces(pdf, start, baseLine, width, fitted.size);
      const left = start + picture.left;
      const top = baseLine + picture.top;
      pdf.addImage(picture.png, 'PNG', left, top, picture.width, picture.height, undefined, 'FAST');
    });
  }
}

/** What search, copying and reading aloud find where the picture of a text is. */
function withActualText(pdf: jsPDF, text: string, write: () => void): void {
  // The types leave this writer of page operators out; jsPDF's own plug-ins use it.
  const { write: writeOperator } = pdf.internal as unknown as { write(operator: string): void };
  const codes = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  const hexadecimal = codes.map((code) => code.toString(16).padStart(4, '0')).join('');
  writeOperator(`/Span <</ActualText <feff${hexadecimal}>>> BDC`);
  write();
  writeOperator('EMC');
}

/** Readers place the actual text where letters stand, so a picture needs some beneath it. */
function writeInvisibleSpaces(pdf: jsPDF, left: number, baseLine: number, width: number, size: number): void {
  pdf.setFont(STANDARD_FAMILY, 'normal');
  pdf.setFontSize(size);
  const spaces = Math.max(1, Math.round(width / (0.25 * size * POINT)));
  pdf.text(' '.repeat(spaces), left, baseLine, { renderingMode: 'invisible' });
}

function rowBaseLine(fitted: FittedText, index: number, baseLine: number): number {
  // Two rows rise into the white above, clear of the rule and the line below.
  const raised = (fitted.rows.length - 1) * 0.8;
  return baseLine + (index - raised) * fitted.size * POINT * ROW_DISTANCE;
}

/** In millimetres for a size of one point; without kerning, because jsPDF writes none. */
function widthInPoint(pdf: jsPDF, text: string, style: LineStyle): number {
  const letters = pdf.getStringUnitWidth(text, { font: pdf.getFont(), fontSize: 1000, doKerning: false });
  return letters * POINT + ((style.spacing ?? 0) / style.size) * Math.max(0, text.length - 1);
}

async function setEmbeddedFont(pdf: jsPDF): Promise<void> {
  if (!(EMBEDDED_FAMILY in pdf.getFontList())) {
    const { certificateFont } = await import('./fonts/certificate-font.generated.js');
    pdf.addFileToVFS('certificate-font.ttf', certificateFont);
    pdf.addFont('certificate-font.ttf', EMBEDDED_FAMILY, 'normal');
  }
  pdf.setFont(EMBEDDED_FAMILY, 'normal');
}

import type { jsPDF } from 'jspdf';
import { type PdfFonts, setFont } from './certificate-fonts.js';
import { PAGE, POINT, ROWS } from './certificate-layout.js';
import { type FittedText, fitText } from './fit-text.js';
import type { PreparedLine } from './prepare-line.js';
import { drawPicture, measurePicture } from './text-picture.js';
import type { TextRun } from './text-runs.js';
import { writeActualText, writeUnseen } from './unseen-text.js';

/** Where a row of a line went. */
export interface WrittenRow {
  readonly left: number;
  readonly baseLine: number;
  readonly width: number;
  /** Of its letters, in points. */
  readonly size: number;
}

/** Writes a line in the middle of the page, in one or two rows, in whichever way prints all of its characters. */
export async function writeLine(
  pdf: jsPDF,
  line: PreparedLine,
  { widthOf }: PdfFonts,
): Promise<WrittenRow[]> {
  const widthInPoint = (run: TextRun) => pointWidth(run, line, widthOf);
  const measure = (row: string) => line.runsOf(row).reduce((sum, run) => sum + widthInPoint(run), 0);
  const fitted = fitText(line.text, line.layout, measure);
  const rows = fitted.rows.map((row, index) => {
    const width = measure(row) * fitted.size;
    const baseLine = rowBaseLine(fitted, index, line.layout.y);
    return { row, width, left: PAGE.centre - width / 2, baseLine, size: fitted.size };
  });

  for (const { row, left, ...rest } of rows) {
    let start = left;
    for (const run of line.runsOf(row)) {
      const place = { ...rest, left: start, width: widthInPoint(run) * fitted.size };
      // oxlint-disable-next-line no-await-in-loop -- the order in the file is the order of reading
      await writeRun(pdf, run, line, place);
      start += place.width;
    }
  }
  return rows;
}

async function writeRun(pdf: jsPDF, run: TextRun, line: PreparedLine, place: WrittenRow): Promise<void> {
  const { text, letters } = run;
  if (letters === null) {
    writeUnseen(pdf, run, place);
    await drawPicture(pdf, run, line.layout, place);
  } else if (letters === text) writeLetters(pdf, letters, line, place);
  else writeActualText(pdf, text, () => writeLetters(pdf, letters, line, place));
}

function writeLetters(pdf: jsPDF, letters: string, { layout, font }: PreparedLine, place: WrittenRow): void {
  const { left, baseLine, size } = place;
  setFont(pdf, font);
  pdf.setTextColor(layout.colour).setFontSize(size);
  if (layout.spacing === undefined) {
    pdf.text(letters, left, baseLine);
    return;
  }
  // jsPDF leaves the spacing of letters switched on after a text.
  pdf.saveGraphicsState();
  pdf.text(letters, left, baseLine, { charSpace: (layout.spacing * size) / layout.size });
  pdf.restoreGraphicsState();
}

function rowBaseLine(fitted: FittedText, index: number, y: number): number {
  const raised = (fitted.rows.length - 1) * ROWS.rise;
  return y + (index - raised) * fitted.size * POINT * ROWS.distance;
}

/** In millimetres for a size of one point. */
function pointWidth(run: TextRun, { layout, font }: PreparedLine, widthOf: PdfFonts['widthOf']): number {
  const { letters } = run;
  if (letters === null) return measurePicture(run, layout);
  const spaces = Math.max(0, letters.length - 1);
  return widthOf(font, letters) * POINT + ((layout.spacing ?? 0) / layout.size) * spaces;
}

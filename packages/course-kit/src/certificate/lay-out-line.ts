import type { PdfFonts } from './certificate-fonts.js';
import { PAGE, POINT, ROWS } from './certificate-layout.js';
import { type FittedText, fitText } from './fit-text.js';
import type { PreparedLine } from './prepare-line.js';
import { rememberLast } from './remember.js';
import { measurePicture } from './rendered-text.js';
import type { TextRun } from './text-runs.js';

/** Where a text goes, in millimetres. */
export interface TextPlace {
  readonly left: number;
  readonly baseLine: number;
  readonly width: number;
  /** Of its letters, in points. */
  readonly size: number;
}

/** A part of a row, and where it goes. */
export interface LaidOutRun extends TextRun, TextPlace {}

/** A row of a line, and its parts from left to right. */
export interface LaidOutRow extends TextPlace {
  readonly runs: readonly LaidOutRun[];
}

/** A line of which everything is known. */
export interface LaidOutLine extends PreparedLine {
  readonly rows: readonly LaidOutRow[];
}

/** Puts a line into the middle of the page, in one or two rows. */
export function layOutLine(line: PreparedLine, { widthOf }: PdfFonts): LaidOutLine {
  const widthsOf = rememberLast((row: string) =>
    line.runsOf(row).map((run) => pointWidth(run, line, widthOf)),
  );
  const measure = (row: string) => widthsOf(row).reduce((sum, width) => sum + width, 0);
  const fitted = fitText(line.text, line.layout, measure);
  const { size } = fitted;
  const rows = fitted.rows.map((row, index) => {
    const width = measure(row) * size;
    const left = PAGE.centre - width / 2;
    const baseLine = rowBaseLine(fitted, index, line.layout.y);
    const widths = widthsOf(row);
    let start = left;
    const runs = line.runsOf(row).map((run, part) => {
      const place = { left: start, baseLine, width: (widths[part] ?? 0) * size, size };
      start += place.width;
      return { ...run, ...place };
    });
    return { left, baseLine, width, size, runs };
  });
  return { ...line, rows };
}

function rowBaseLine(fitted: FittedText, index: number, y: number): number {
  const raised = (fitted.rows.length - 1) * ROWS.rise;
  return y + (index - raised) * fitted.size * POINT * ROWS.distance;
}

/** In millimetres for a size of one point. */
function pointWidth(run: TextRun, { layout, font }: PreparedLine, widthOf: PdfFonts['widthOf']): number {
  const { letters } = run;
  if (letters === null) return measurePicture(run);
  const gaps = Math.max(0, letters.length - 1);
  return widthOf(font, letters) * POINT + ((layout.spacing ?? 0) / layout.size) * gaps;
}

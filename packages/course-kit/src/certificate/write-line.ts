import type { jsPDF } from 'jspdf';
import { setFont } from './certificate-fonts.js';
import type { LaidOutLine, LaidOutRun } from './lay-out-line.js';
import type { WritePicture } from './jspdf/embed-picture.js';
import type { TextPictures } from './text-picture.js';
import { writeActualText, writeInvisible } from './invisible-text.js';

/** Writes a line in whichever way prints all of its characters. */
export function writeLine(
  pdf: jsPDF,
  line: LaidOutLine,
  pictures: TextPictures,
  writePicture: WritePicture,
): void {
  for (const row of line.rows) {
    for (const run of row.runs) {
      const { text, letters } = run;
      const picture = pictures.get(run);
      if (picture) {
        writeInvisible(pdf, run);
        writePicture(picture, run);
      } else if (letters === text) writeLetters(pdf, text, line, run);
      else writeActualText(pdf, text, () => writeLetters(pdf, letters ?? '', line, run));
    }
  }
}

function writeLetters(pdf: jsPDF, letters: string, { layout, font }: LaidOutLine, run: LaidOutRun): void {
  const { left, baseLine, size } = run;
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

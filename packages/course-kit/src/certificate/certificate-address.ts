import type { jsPDF } from 'jspdf';
import type { encode } from 'uqr';
import { CODE, COLOURS, LINK, PAGE, POINT } from './certificate-layout.js';
import { writeOperator } from './jspdf/write-operator.js';
import type { WrittenRow } from './write-line.js';

/** Makes the address at the foot one that can be clicked. */
export function linkRows(pdf: jsPDF, url: string, rows: readonly WrittenRow[]): void {
  for (const { left, baseLine, width, size } of rows) {
    const height = size * POINT;
    pdf.link(left, baseLine - height * LINK.above, width, height * LINK.height, { url });
  }
}

/**
 * Draws the address as a QR code: one path, in which each run of dark squares in a row is a rectangle. It is written in
 * squares, which are whole numbers; jsPDF's own rectangles would be three times as long.
 */
export function drawCode(pdf: jsPDF, url: string, encodeCode: typeof encode): void {
  // Any pattern can be scanned; to choose one, all eight would be drawn and judged.
  const { data, size } = encodeCode(url, { ecc: 'M', border: CODE.margin, maskPattern: 0 });
  const { left, top, size: length } = CODE;
  pdf.setFillColor(COLOURS.paper).rect(left, top, length, length, 'F');
  pdf.setFillColor(COLOURS.ink);

  const square = length / size / POINT;
  const [across, down] = [left / POINT, (PAGE.height - top) / POINT].map((place) => place.toFixed(2));
  const scale = square.toFixed(4);
  const path = data.flatMap((row, index) =>
    darkRuns(row).map(([start, end]) => `${start} ${index} ${end - start} 1 re`),
  );
  writeOperator(pdf, ['q', `${scale} 0 0 -${scale} ${across} ${down} cm`, ...path, 'f', 'Q'].join('\n'));
  pdf.link(left, top, length, length, { url });
}

/** Where each run begins and what comes after it. */
function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (let start = row.indexOf(true); start !== -1;) {
    const light = row.indexOf(false, start);
    const end = light === -1 ? row.length : light;
    runs.push([start, end]);
    start = row.indexOf(true, end);
  }
  return runs;
}

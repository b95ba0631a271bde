import type { jsPDF } from 'jspdf';
import type { encode } from 'uqr';
import { CODE, COLOURS, LINK, POINT } from './certificate-layout.js';
import type { WrittenRow } from './write-line.js';

/** Makes the address at the foot one that can be clicked. */
export function linkRows(pdf: jsPDF, url: string, rows: readonly WrittenRow[]): void {
  for (const { left, baseLine, width, size } of rows) {
    const height = size * POINT;
    pdf.link(left, baseLine - height * LINK.above, width, height * LINK.height, { url });
  }
}

/** Draws the address as a QR code: one path, in which each run of dark squares in a row is a rectangle. */
export function drawCode(pdf: jsPDF, url: string, encodeCode: typeof encode): void {
  const { data, size } = encodeCode(url, { ecc: 'M', border: CODE.margin });
  const square = CODE.size / size;

  pdf.setFillColor(COLOURS.paper).rect(CODE.left, CODE.top, CODE.size, CODE.size, 'F');
  pdf.setFillColor(COLOURS.ink);
  data.forEach((row, down) => {
    for (let start = row.indexOf(true); start !== -1;) {
      const light = row.indexOf(false, start);
      const end = light === -1 ? size : light;
      pdf.rect(CODE.left + start * square, CODE.top + down * square, (end - start) * square, square, null);
      start = row.indexOf(true, end);
    }
  });
  pdf.fill();
  pdf.link(CODE.left, CODE.top, CODE.size, CODE.size, { url });
}

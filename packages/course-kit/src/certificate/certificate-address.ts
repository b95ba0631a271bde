import type { jsPDF } from 'jspdf';
import { encode } from 'uqr';
import { CODE, COLOURS, LINK, PAGE, POINT } from './certificate-layout.js';
import type { TextPlace } from './lay-out-line.js';
import { fillColour, PAINT } from './page-drawing.js';

/** Makes the address at the foot one that can be clicked. */
export function linkRows(pdf: jsPDF, url: string, rows: readonly TextPlace[]): void {
  for (const { left, baseLine, width, size } of rows) {
    const height = size * POINT;
    pdf.link(left, baseLine - height * LINK.above, width, height * LINK.height, { url });
  }
}

/** Makes the QR code of the address one that can be clicked. */
export function linkCode(pdf: jsPDF, url: string): void {
  pdf.link(CODE.left, CODE.top, CODE.size, CODE.size, { url });
}

/**
 * The address as a QR code: one path, in which each run of dark squares in a row is a rectangle. Lengths are counted in
 * squares, which makes them short whole numbers.
 */
export function codeOf(url: string): string {
  // Every pattern can be scanned; to choose one means to draw and judge all eight, which takes five times as long.
  const { size, data } = encode(url, { ecc: 'M', border: 0, maskPattern: 0 });
  const scale = (CODE.size / (size + 2 * CODE.margin) / POINT).toFixed(4);
  const [across, down] = [CODE.left / POINT, (PAGE.height - CODE.top) / POINT].map((place) =>
    place.toFixed(2),
  );
  return [
    `q ${scale} 0 0 -${scale} ${across} ${down} cm`,
    fillColour(COLOURS.paper),
    `0 0 ${size + 2 * CODE.margin} ${size + 2 * CODE.margin} re`,
    PAINT.fill,
    fillColour(COLOURS.ink),
    darkRuns(data),
    PAINT.fill,
    'Q',
  ].join('\n');
}

/** Where each run begins, its row and its length. */
function darkRuns(rows: readonly (readonly boolean[])[]): string {
  let runs = '';
  rows.forEach((squares, row) => {
    for (let start = squares.indexOf(true); start !== -1;) {
      const light = squares.indexOf(false, start);
      const stop = light === -1 ? squares.length : light;
      runs += `${start + CODE.margin} ${row + CODE.margin} ${stop - start} 1 re\n`;
      start = squares.indexOf(true, stop);
    }
  });
  return runs;
}

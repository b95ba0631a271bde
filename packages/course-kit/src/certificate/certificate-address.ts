import type { jsPDF } from 'jspdf';
import { COLOURS, type LineStyle, PAGE, POINT } from './certificate-layout.js';
import { fitText } from './fit-text.js';

const ADDRESS_STYLE: LineStyle = {
  size: 9,
  minimumSize: 5,
  width: 160,
  fontStyle: 'normal',
  colour: COLOURS.quiet,
};
const BASE_LINE = 188;
const CODE = { left: 250, top: 161, size: 28 } as const;

/**
 * The public address of a certificate at the foot: as a QR code, and as a link that can be clicked and typed.
 * Throws a TypeError for anything but an absolute http or https address.
 */
export async function writeAddress(pdf: jsPDF, url: string): Promise<void> {
  const { href, protocol } = new URL(url);
  if (!/^https?:$/.test(protocol))
    throw new TypeError(`A certificate is found at an https address, not at ${href}`);

  writeLink(pdf, href);
  await drawCode(pdf, href);
}

function writeLink(pdf: jsPDF, href: string): void {
  pdf.setFont('times', ADDRESS_STYLE.fontStyle).setTextColor(ADDRESS_STYLE.colour);
  const measure = (text: string) =>
    pdf.getStringUnitWidth(text, { font: pdf.getFont(), doKerning: false }) * POINT;
  const { rows, size } = fitText(href, ADDRESS_STYLE, measure);
  pdf.setFontSize(size);
  const height = size * POINT;
  rows.forEach((row, index) => {
    const width = measure(row) * size;
    const left = PAGE.centre - width / 2;
    const baseLine = BASE_LINE - (rows.length - 1 - index) * height * 1.2;
    pdf.text(row, left, baseLine);
    pdf.link(left, baseLine - height, width, height * 1.4, { url: href });
  });
}

/** Each run of dark modules in a row is one rectangle, so that no hairline shows between them. */
async function drawCode(pdf: jsPDF, href: string): Promise<void> {
  const { encode } = await import('uqr');
  const { data, size } = encode(href, { ecc: 'M', border: 2 });
  const module = CODE.size / size;

  pdf.setFillColor(COLOURS.paper).rect(CODE.left, CODE.top, CODE.size, CODE.size, 'F');
  pdf.setFillColor(COLOURS.ink);
  data.forEach((row, down) => {
    for (let start = row.indexOf(true); start !== -1;) {
      const light = row.indexOf(false, start);
      const end = light === -1 ? size : light;
      pdf.rect(CODE.left + start * module, CODE.top + down * module, (end - start) * module, module, 'F');
      start = row.indexOf(true, end);
    }
  });
  pdf.link(CODE.left, CODE.top, CODE.size, CODE.size, { url: href });
}

import type { jsPDF } from 'jspdf';
import { encode } from 'uqr';
import type { Shape } from './certificate-drawing.js';
import { CODE, COLOURS } from './certificate-layout.js';

/** Draws shapes one over the other. */
export function drawShapes(pdf: jsPDF, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    const { fill, stroke, lineWidth = 0 } = shape;
    if (fill !== undefined) pdf.setFillColor(fill);
    if (stroke !== undefined) pdf.setDrawColor(stroke).setLineWidth(lineWidth);
    drawShape(pdf, shape, stroke === undefined ? 'F' : fill === undefined ? 'S' : 'DF');
  }
}

function drawShape(pdf: jsPDF, shape: Shape, style: 'F' | 'S' | 'DF'): void {
  switch (shape.kind) {
    case 'line':
      pdf.line(...shape.from, ...shape.to, style);
      break;
    case 'circle':
      pdf.circle(...shape.middle, shape.radius, style);
      break;
    case 'rectangle': {
      const { corner, width, height, radius = 0 } = shape;
      pdf.roundedRect(...corner, width, height, radius, radius, style);
      break;
    }
    case 'curve':
      pdf.moveTo(...shape.from);
      for (const [one, other, end] of shape.parts) pdf.curveTo(...one, ...other, ...end);
      pdf.stroke();
      break;
  }
}

/** An address as a QR code that can be pressed: each run of dark squares in a row is a rectangle. */
export function drawCode(pdf: jsPDF, url: string): void {
  // Every pattern can be scanned; to choose one means to draw and judge all eight, which takes five times as long.
  const { size, data } = encode(url, { ecc: 'M', border: CODE.margin, maskPattern: 0 });
  const square = CODE.size / size;
  pdf.setFillColor(COLOURS.paper).rect(CODE.left, CODE.top, CODE.size, CODE.size, 'F');
  pdf.setFillColor(COLOURS.ink);
  data.forEach((squares, row) => {
    for (let start = squares.indexOf(true); start !== -1;) {
      const end = squares.indexOf(false, start);
      pdf.rect(CODE.left + start * square, CODE.top + row * square, (end - start) * square, square, 'F');
      start = squares.indexOf(true, end);
    }
  });
  pdf.link(CODE.left, CODE.top, CODE.size, CODE.size, { url });
}

import { certificateColors } from './certificate-colors.js';
import { drawFrame, drawWay, type DrawnPaths, type Pen } from './certificate-drawing.js';
import {
  circle,
  curveTo,
  drawing,
  fillColour,
  line,
  moveTo,
  PAINT,
  rectangle,
  roundedRectangle,
  strokeColour,
  strokeWidth,
} from './page-drawing.js';
import { rememberLast } from './remember.js';

const pdfPen: Pen = { moveTo, curveTo, line, rectangle, circle, roundedRectangle };

/** What is drawn around the text: the ground, the double border, the rules and the way through the course. */
export function decorationOf(level: number, levels = level + 1, color?: string): string {
  const way = drawWay(level, levels, certificateColors(color), pdfPen).map(operatorsOf);
  return drawing([frameOf(color ?? ''), ...way]);
}

/** It is the same on every certificate of a level. */
const frameOf = rememberLast((color: string) =>
  drawFrame(certificateColors(color), pdfPen).map(operatorsOf).join('\n'),
);

function operatorsOf({ paths, stroke, fill, width }: DrawnPaths): string {
  return [
    ...(stroke === undefined ? [] : [strokeColour(stroke), strokeWidth(width)]),
    ...(fill === undefined ? [] : [fillColour(fill)]),
    ...paths,
    stroke === undefined ? PAINT.fill : fill === undefined ? PAINT.stroke : PAINT.both,
  ].join('\n');
}

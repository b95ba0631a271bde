import type { Pen } from './certificate-drawing.js';

const round = (millimetres: number) => Math.round(millimetres * 100) / 100;
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;

const circle = (x: number, y: number, radius: number) => {
  const arc = `a${at(radius, radius)} 0 1 0`;
  return `M${at(x - radius, y)}${arc} ${at(2 * radius, 0)}${arc} ${at(-2 * radius, 0)}z`;
};

/** Writes paths as SVG does, with lengths in millimetres from the page's upper left corner. */
export const svgPen: Pen = {
  moveTo: (x, y) => `M${at(x, y)}`,
  curveTo: (x1, y1, x2, y2, x, y) => `C${at(x1, y1)} ${at(x2, y2)} ${at(x, y)}`,
  line: (x1, y1, x2, y2) => `M${at(x1, y1)}L${at(x2, y2)}`,
  rectangle: (left, top, width, height) =>
    `M${at(left, top)}h${round(width)}v${round(height)}h${-round(width)}z`,
  circle,
  roundedRectangle: (left, top, width, height, radius) => {
    const [across, down] = [round(width - 2 * radius), round(height - 2 * radius)];
    const corner = (x: number, y: number) => `a${at(radius, radius)} 0 0 1 ${at(x, y)}`;
    return [
      `M${at(left + radius, top)}h${across}${corner(radius, radius)}`,
      `v${down}${corner(-radius, radius)}`,
      `h${-across}${corner(-radius, -radius)}`,
      `v${-down}${corner(radius, -radius)}z`,
    ].join('');
  },
};

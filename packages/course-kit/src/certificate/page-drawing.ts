import { PAGE, POINT } from './certificate-layout.js';

/**
 * PDF's operators for drawing, with lengths in millimetres from the page's upper left corner. jsPDF's own functions
 * check, convert and write each line by itself, which takes ten times as long.
 */

/** How a shape is painted. */
export const PAINT = { stroke: 'S', fill: 'f', both: 'B' } as const;

/** Hundredths of a point: whole numbers are short, and more would make nothing sharper. */
const UNITS_PER_POINT = 100;

/** The length of the two handles by which a curve is a quarter of a circle, as a part of the radius. */
const QUARTER_CIRCLE = (4 / 3) * (Math.SQRT2 - 1);

/** A drawing of the operators below, which leaves the page's own state as it was. */
export function drawing(operators: readonly string[]): string {
  const scale = 1 / UNITS_PER_POINT;
  return [`q ${scale} 0 0 ${scale} 0 0 cm`, ...operators, 'Q'].join('\n');
}

export function fillColour(colour: string): string {
  return `${parts(colour)} rg`;
}

export function strokeColour(colour: string): string {
  return `${parts(colour)} RG`;
}

export function strokeWidth(width: number): string {
  return `${units(width)} w`;
}

export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `${moveTo(x1, y1)}\n${place(x2, y2)} l`;
}

export function moveTo(x: number, y: number): string {
  return `${place(x, y)} m`;
}

/** From where the path has come to, by two handles. */
export function curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): string {
  return `${place(x1, y1)} ${place(x2, y2)} ${place(x, y)} c`;
}

export function rectangle(left: number, top: number, width: number, height: number): string {
  return `${place(left, top)} ${units(width)} ${-units(height)} re`;
}

export function circle(x: number, y: number, radius: number): string {
  const [left, top, right, bottom] = [x - radius, y - radius, x + radius, y + radius];
  const handle = radius * QUARTER_CIRCLE;
  return [
    moveTo(right, y),
    curveTo(right, y - handle, x + handle, top, x, top),
    curveTo(x - handle, top, left, y - handle, left, y),
    curveTo(left, y + handle, x - handle, bottom, x, bottom),
    curveTo(x + handle, bottom, right, y + handle, right, y),
  ].join('\n');
}

export function roundedRectangle(
  left: number,
  top: number,
  width: number,
  height: number,
  radius: number,
): string {
  const [right, bottom] = [left + width, top + height];
  const handle = radius * (1 - QUARTER_CIRCLE);
  return [
    moveTo(left + radius, top),
    `${place(right - radius, top)} l`,
    curveTo(right - handle, top, right, top + handle, right, top + radius),
    `${place(right, bottom - radius)} l`,
    curveTo(right, bottom - handle, right - handle, bottom, right - radius, bottom),
    `${place(left + radius, bottom)} l`,
    curveTo(left + handle, bottom, left, bottom - handle, left, bottom - radius),
    `${place(left, top + radius)} l`,
    curveTo(left, top + handle, left + handle, top, left + radius, top),
    'h',
  ].join('\n');
}

/** PDF counts from the lower left corner. */
function place(x: number, y: number): string {
  return `${units(x)} ${units(PAGE.height) - units(y)}`;
}

function units(millimetres: number): number {
  return Math.round((millimetres / POINT) * UNITS_PER_POINT);
}

/** Red, green and blue of a colour such as `#1b2438`, between nought and one. */
function parts(colour: string): string {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255]
    .map((part) => Math.round((part / 255) * 100) / 100)
    .join(' ');
}

import type { jsPDF } from 'jspdf';
import { COLOURS, POINT } from './certificate-layout.js';
import type { Direction } from './text-coverage.js';

/** How a text is drawn that no embedded font has. */
export interface DrawnText {
  readonly text: string;
  readonly direction: Direction;
  readonly colour: string;
}

/** Dots for each millimetre: 225 for each inch. With soft edges print shows no more, and a page of ten such lines stays light. */
const DOTS = 225 / 25.4;
/** The system's own fonts of each script come after it. Upright always: the scripts that are drawn have no italics. */
const FONT = '"Times New Roman", Times, serif';
const JPEG_QUALITY = 0.6;

/** Whether texts can be drawn here: in a browser's page, not on a server. */
export function canDraw(): boolean {
  return typeof document !== 'undefined' && document.createElement('canvas').getContext('2d') !== null;
}

/** The width of a text in millimetres in a size of one point. */
export function drawnWidth(text: DrawnText): number {
  const size = 100;
  return (contextFor(text, size).measureText(text.text).width / size) * POINT;
}

/**
 * Puts a text on the page as the browser draws it, with its fonts and its shaping.
 *
 * @param size - in points.
 */
export function addTextPicture(pdf: jsPDF, text: DrawnText, left: number, baseLine: number, size: number) {
  const pixels = size * POINT * DOTS;
  const measured = contextFor(text, pixels).measureText(text.text);
  // What letters need beyond their own width and height.
  const margin = Math.ceil(pixels / 8);
  const x = margin + Math.ceil(Math.max(0, measured.actualBoundingBoxLeft));
  const y = margin + Math.ceil(measured.actualBoundingBoxAscent);
  const width = x + Math.ceil(Math.max(measured.width, measured.actualBoundingBoxRight)) + margin;
  const height = y + Math.ceil(measured.actualBoundingBoxDescent) + margin;
  const context = contextFor(text, pixels, width, height);
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = text.colour;
  context.fillText(text.text, x, y);
  // PDFs hold JPEGs as they are; jsPDF unpacks PNGs and packs them again, which takes ten times as long.
  const picture = context.canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  pdf.addImage(picture, 'JPEG', left - x / DOTS, baseLine - y / DOTS, width / DOTS, height / DOTS);
}

function contextFor({ direction }: DrawnText, pixels: number, width = 1, height = 1) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw the text of the certificate on.');
  context.font = `${pixels}px ${FONT}`;
  context.direction = direction;
  context.textAlign = 'left';
  return context;
}

import type { LineStyle } from './certificate-layout.js';
import { textDirection } from './text-coverage.js';

/** A row of text as a picture; lengths in millimetres, offsets from the start of the row on its base line. */
export interface TextPicture {
  readonly png: Uint8Array;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const PIXELS_PER_MILLIMETRE = 600 / 25.4;
const PIXELS_PER_POINT = 600 / 72;
const MARGIN = 4;

/** Whether texts can be drawn as pictures here: in a browser's page, not on a server. */
export function canDrawPictures(): boolean {
  return typeof document !== 'undefined' && document.createElement('canvas').getContext('2d') !== null;
}

/** The width of a row in millimetres in a size of one point, as the browser shapes it. */
export function measurePicture(text: string, style: LineStyle): number {
  const size = 100;
  const { context } = canvasFor(text, style, size);
  return extent(context, text).advance / PIXELS_PER_MILLIMETRE / size;
}

/** Draws a row with the browser's own fonts and shaping, at 600 dots per inch on a transparent ground. */
export async function drawPicture(text: string, style: LineStyle, size: number): Promise<TextPicture> {
  const measured = extent(canvasFor(text, style, size).context, text);
  const width = Math.ceil(measured.left + measured.right) + 2 * MARGIN;
  const height = Math.ceil(measured.ascent + measured.descent) + 2 * MARGIN;

  const { canvas, context } = canvasFor(text, style, size, { width, height });
  context.fillText(text, measured.left + MARGIN, measured.ascent + MARGIN);

  return {
    png: await pngOf(canvas),
    left: -(measured.left + MARGIN) / PIXELS_PER_MILLIMETRE,
    top: -(measured.ascent + MARGIN) / PIXELS_PER_MILLIMETRE,
    width: width / PIXELS_PER_MILLIMETRE,
    height: height / PIXELS_PER_MILLIMETRE,
  };
}

function canvasFor(text: string, style: LineStyle, size: number, room = { width: 1, height: 1 }) {
  const canvas = Object.assign(document.createElement('canvas'), room);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw the text of the certificate on.');
  context.font = `${style.fontStyle} ${size * PIXELS_PER_POINT}px "Times New Roman", Times, serif`;
  context.direction = textDirection(text);
  context.textAlign = 'left';
  context.fillStyle = style.colour;
  return { canvas, context };
}

function extent(context: CanvasRenderingContext2D, text: string) {
  const measured = context.measureText(text);
  return {
    advance: measured.width,
    left: Math.max(0, measured.actualBoundingBoxLeft),
    right: Math.max(1, measured.actualBoundingBoxRight),
    ascent: Math.max(1, measured.actualBoundingBoxAscent),
    descent: Math.max(0, measured.actualBoundingBoxDescent),
  };
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('The browser could not turn the text of the certificate into a picture.');
  return new Uint8Array(await blob.arrayBuffer());
}

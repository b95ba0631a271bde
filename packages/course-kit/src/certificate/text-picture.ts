import type { jsPDF } from 'jspdf';
import { COLOURS, type TextStyle } from './certificate-layout.js';
import type { VisualRun } from './visual-order.js';

/** The dots of a picture for each inch: ten a millimetre, as many as print needs of what has soft edges. */
const DOTS = 254;
const INCH = 25.4;
const POINTS_PER_INCH = 72;
/** Around the text, in dots, for what reaches over what was measured. */
const MARGIN = 4;
const JPEG_QUALITY = 0.85;

/** Upright always: the scripts that are drawn have no italics. */
type PictureStyle = Pick<TextStyle, 'colour'>;

/** Whether texts can be drawn as pictures here: in a browser's page, not on a server. */
export function canDrawPictures(): boolean {
  return typeof document !== 'undefined' && document.createElement('canvas').getContext('2d') !== null;
}

/** The width of a text in millimetres in a size of one point, as the browser shapes it. */
export function measurePicture(run: VisualRun, style: PictureStyle): number {
  const size = 100;
  return (contextFor(run, style, size, POINTS_PER_INCH).measure.width / size / POINTS_PER_INCH) * INCH;
}

/**
 * Draws a text with the browser's own fonts and shaping. Letters of one colour lie on whatever is beneath; what has
 * more colours, such as emoji, on white paper.
 *
 * @param left of the text's start and `baseLine` in millimetres, `size` in points.
 */
export async function drawPicture(
  pdf: jsPDF,
  run: VisualRun,
  style: PictureStyle,
  { left, baseLine, size }: { readonly left: number; readonly baseLine: number; readonly size: number },
): Promise<void> {
  const letters = render(run, style, size);
  const place = ({ canvas, origin }: Rendering) =>
    [
      left - (origin.x / DOTS) * INCH,
      baseLine - (origin.y / DOTS) * INCH,
      (canvas.width / DOTS) * INCH,
      (canvas.height / DOTS) * INCH,
    ] as const;

  // What jsPDF takes for the same picture: else it would compare all dots.
  const alias = `${run.text} ${style.colour} ${size}`;
  if (isOneColour(letters.pixels)) {
    pdf.addImage(letters.pixels, 'RGBA', ...place(letters), alias);
    return;
  }
  const colours = render(run, style, size, COLOURS.paper);
  pdf.addImage(await jpegOf(colours.canvas), 'JPEG', ...place(colours), alias);
}

interface Rendering {
  readonly canvas: HTMLCanvasElement;
  readonly pixels: ImageData;
  /** Of the text's start on its base line, in dots from the picture's corner. */
  readonly origin: { readonly x: number; readonly y: number };
}

function render(run: VisualRun, style: PictureStyle, size: number, paper?: string): Rendering {
  const { measure } = contextFor(run, style, size, DOTS);
  const origin = {
    x: Math.ceil(Math.max(0, measure.actualBoundingBoxLeft)) + MARGIN,
    y: Math.ceil(Math.max(1, measure.actualBoundingBoxAscent)) + MARGIN,
  };
  const width = origin.x + Math.ceil(Math.max(1, measure.actualBoundingBoxRight)) + MARGIN;
  const height = origin.y + Math.ceil(Math.max(0, measure.actualBoundingBoxDescent)) + MARGIN;

  const { context } = contextFor(run, style, size, DOTS, { width, height });
  if (paper !== undefined) {
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
    context.fillStyle = style.colour;
  }
  context.fillText(run.text, origin.x, origin.y);
  return { canvas: context.canvas, pixels: context.getImageData(0, 0, width, height), origin };
}

function contextFor(
  { text, direction }: VisualRun,
  { colour }: PictureStyle,
  size: number,
  dots: number,
  room = { width: 1, height: 1 },
) {
  const canvas = Object.assign(document.createElement('canvas'), room);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas to draw the text of the certificate on.');
  context.font = `${(size / POINTS_PER_INCH) * dots}px "Times New Roman", Times, serif`;
  context.direction = direction;
  context.textAlign = 'left';
  context.fillStyle = colour;
  return { context, measure: context.measureText(text) };
}

/** How far apart two parts of one colour may be, where edges of letters lie on each other. */
const TOLERANCE = 16;

/** Whether all that can be seen well has the colour of the first such dot. */
function isOneColour({ data }: ImageData): boolean {
  const isSeen = (dot: number) => (data[dot + 3] ?? 0) > 255 - TOLERANCE;
  let first = -1;
  for (let dot = 0; dot < data.length; dot += 4) {
    if (!isSeen(dot)) continue;
    if (first === -1) first = dot;
    for (let part = 0; part < 3; part += 1)
      if (Math.abs((data[dot + part] ?? 0) - (data[first + part] ?? 0)) > TOLERANCE) return false;
  }
  return true;
}

async function jpegOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  if (!blob) throw new Error('The browser could not turn the text of the certificate into a picture.');
  return new Uint8Array(await blob.arrayBuffer());
}

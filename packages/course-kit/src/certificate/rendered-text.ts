import { binaryString } from './binary-string.js';
import { COLOURS, POINT } from './certificate-layout.js';
import type { TextPlace } from './lay-out-line.js';
import { rememberLast } from './remember.js';
import type { VisualRun } from './visual-order.js';

const INCH = 25.4;
const POINTS_PER_INCH = 72;
/** Around the text, in dots, for what reaches over what was measured. */
const MARGIN = 4;
const JPEG_QUALITY = 0.85;

/** A text as the browser's own fonts and shaping draw it. */
export interface RenderedText {
  readonly context: CanvasRenderingContext2D;
  readonly pixels: ImageData;
  /** In millimetres from where the text starts on its base line. */
  readonly place: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Measuring needs no room, and a canvas takes longer to make than to use. */
const measuringContext = rememberLast(() =>
  typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d'),
);

/** Whether texts can be drawn as pictures here: in a browser's page, not on a server. */
export function canDrawPictures(): boolean {
  return measuringContext() !== null;
}

/** The width of a text in millimetres in a size of one point. */
export function measurePicture(run: VisualRun): number {
  const size = 100;
  return (measured(run, size).width / size) * POINT;
}

/**
 * Draws a text on a canvas of its own.
 *
 * @param dots - for each inch.
 */
export function renderText(run: VisualRun & TextPlace, colour: string, dots: number): RenderedText {
  const measure = measured(run, run.size, dots);
  const [x, y] = [
    Math.ceil(Math.max(0, measure.actualBoundingBoxLeft)) + MARGIN,
    Math.ceil(Math.max(1, measure.actualBoundingBoxAscent)) + MARGIN,
  ];
  const width = x + Math.ceil(Math.max(1, measure.actualBoundingBoxRight)) + MARGIN;
  const height = y + Math.ceil(Math.max(0, measure.actualBoundingBoxDescent)) + MARGIN;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = existing(canvas.getContext('2d', { willReadFrequently: true }));
  setText(context, run, run.size, dots);
  context.fillStyle = colour;
  context.fillText(run.text, x, y);
  const dot = INCH / dots;
  return {
    context,
    pixels: context.getImageData(0, 0, width, height),
    place: { left: -x * dot, top: -y * dot, width: width * dot, height: height * dot },
  };
}

function measured(run: VisualRun, size: number, dots = POINTS_PER_INCH): TextMetrics {
  const context = existing(measuringContext());
  setText(context, run, size, dots);
  return context.measureText(run.text);
}

/** Upright always: the scripts that are drawn have no italics. */
function setText(
  context: CanvasRenderingContext2D,
  { direction }: VisualRun,
  size: number,
  dots: number,
): void {
  context.font = `${(size / POINTS_PER_INCH) * dots}px "Times New Roman", Times, serif`;
  context.direction = direction;
  context.textAlign = 'left';
}

function existing(context: CanvasRenderingContext2D | null): CanvasRenderingContext2D {
  if (!context) throw new Error('This browser gives no canvas to draw the text of the certificate on.');
  return context;
}

/** How far apart two parts of one colour may be, where edges of letters lie on each other. */
const TOLERANCE = 16;

/** Whether all that can be seen well has the colour of the first such dot. */
export function isOneColour({ pixels: { data } }: RenderedText): boolean {
  let first = -1;
  for (let dot = 0; dot < data.length; dot += 4) {
    if ((data[dot + 3] ?? 0) <= 255 - TOLERANCE) continue;
    if (first === -1) first = dot;
    for (let part = 0; part < 3; part += 1)
      if (Math.abs((data[dot + part] ?? 0) - (data[first + part] ?? 0)) > TOLERANCE) return false;
  }
  return true;
}

/** A text on white paper as a JPEG file, a character for each byte. */
export async function jpegOf({ context }: RenderedText): Promise<string> {
  const { canvas } = context;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  if (!blob) throw new Error('The browser could not turn the text of the certificate into a picture.');
  return binaryString(new Uint8Array(await blob.arrayBuffer()));
}

import type { jsPDF } from 'jspdf';
import { maskOf } from './mask.js';

/** What jsPDF makes of a picture before it writes it; its plug-ins hand it this. */
interface ImageParts {
  readonly data: string;
  readonly width: number;
  readonly height: number;
  readonly index: number;
  readonly alias: string;
  readonly colorSpace: string;
  readonly bitsPerComponent: number;
  readonly palette: readonly number[];
  readonly sMask: string;
  readonly sMaskBitsPerComponent: number;
}

/** Loads the part of jsPDF that certificates need. */
export async function loadJspdf(): Promise<typeof jsPDF> {
  const { jsPDF: Document } = await import('./jspdf.generated.js');
  const plugIns = Document.API as unknown as Record<'processRGBA', typeof processRgba>;
  plugIns.processRGBA = processRgba;
  return Document;
}

/** For pictures of one colour and any transparency, which jsPDF's own plug-in drops. */
function processRgba(pixels: ImageData, index: number, alias: string): ImageParts {
  const { width, height } = pixels;
  return {
    width,
    height,
    index,
    alias,
    // Every dot has the one colour of the palette.
    data: '\0'.repeat(Math.ceil(width / 8) * height),
    colorSpace: 'Indexed',
    bitsPerComponent: 1,
    ...maskOf(pixels),
  };
}

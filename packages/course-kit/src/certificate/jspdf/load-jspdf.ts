import type { jsPDF } from 'jspdf';
import { binaryString } from '../binary-string.js';
import { MASK_BITS, maskOf } from './mask.js';

/** Loads the part of jsPDF that certificates need. */
export async function loadJspdf(): Promise<typeof jsPDF> {
  const { jsPDF: Document, zlibSync } = await import('./jspdf.generated.js');
  const pack = (bytes: Uint8Array) => binaryString(zlibSync(bytes, { level: 9 }));

  /** Takes pictures of one colour and any transparency, which jsPDF's own plug-in drops. */
  const processRGBA = (pixels: ImageData, index: number, alias: string) => {
    const { width, height } = pixels;
    const { colour, mask } = maskOf(pixels);
    return {
      width,
      height,
      index,
      alias,
      filter: 'FlateDecode',
      predictor: 1,
      // Every dot has the one colour of the palette.
      colorSpace: 'Indexed',
      palette: colour,
      bitsPerComponent: 1,
      data: pack(new Uint8Array(Math.ceil(width / 8) * height)),
      sMaskBitsPerComponent: MASK_BITS,
      sMask: pack(mask),
    };
  };
  // jsPDF's way for plug-ins that read pictures; the types know of none.
  Object.assign(Document.API as object, { processRGBA });
  return Document;
}

import { PNG_SIGNATURE, pngChunk } from '../badge/png-chunks.js';
import type { Raster } from './raster.js';

/** Eight bits for each of three colours, as PNG numbers it. */
const TRUE_COLOUR = [8, 2, 0, 0, 0];

/** A picture as a PNG file. */
export async function encodePng({ width, height, bytes }: Raster): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set(TRUE_COLOUR, 8);
  // Each row begins with how it is written: as it is.
  const rows = new Uint8Array((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(bytes.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  const deflated = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'));
  const parts = [
    Uint8Array.from(PNG_SIGNATURE),
    pngChunk('IHDR', header),
    pngChunk('IDAT', new Uint8Array(await new Response(deflated).arrayBuffer())),
    pngChunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

import { binaryString } from '../binary-string.js';

/** A picture of one colour, as PDF takes it: the colour, and how much of it each dot has. */
export interface Mask {
  /** Red, green and blue. */
  readonly palette: readonly number[];
  /** Sixteen steps, two dots a byte, each row in whole bytes: enough for soft edges, at a third of the size. */
  readonly sMask: string;
  readonly sMaskBitsPerComponent: 4;
}

/** Parts a picture into its colour, that of its most opaque dot, and its mask. */
export function maskOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Mask {
  const rowLength = Math.ceil(width / 2);
  const mask = new Uint8Array(rowLength * height);
  let most = 0;
  for (let dot = 0; dot < width * height; dot += 1) {
    const alpha = data[dot * 4 + 3] ?? 0;
    if (alpha === 0) continue;
    if (alpha > (data[most * 4 + 3] ?? 0)) most = dot;
    const [row, column] = [Math.floor(dot / width), dot % width];
    const byte = row * rowLength + (column >> 1);
    mask[byte] = (mask[byte] ?? 0) | (Math.round(alpha / 17) << (column % 2 === 0 ? 4 : 0));
  }
  return {
    palette: Array.from(data.subarray(most * 4, most * 4 + 3)),
    sMask: binaryString(mask),
    sMaskBitsPerComponent: 4,
  };
}

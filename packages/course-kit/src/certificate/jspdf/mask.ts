/** A picture of one colour: the colour, and how much of it each dot has. */
export interface Mask {
  /** Red, green and blue. */
  readonly colour: readonly number[];
  /** Four steps, four dots a byte, each row in whole bytes: enough for the edges of printed letters. */
  readonly mask: Uint8Array;
}

/** The bits that say how opaque a dot is. */
export const MASK_BITS = 2;

const STEP = 255 / (2 ** MASK_BITS - 1);
const DOTS_PER_BYTE = 8 / MASK_BITS;

/** How many bytes a row of so many dots has. */
export function maskRowLength(columns: number): number {
  return Math.ceil(columns / DOTS_PER_BYTE);
}

/** Parts a picture into its colour, that of its most opaque dot, and its mask. */
export function maskOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Mask {
  const rowLength = maskRowLength(width);
  const mask = new Uint8Array(rowLength * height);
  let most = 0;
  for (let dot = 0; dot < width * height; dot += 1) {
    const alpha = data[dot * 4 + 3] ?? 0;
    if (alpha === 0) continue;
    if (alpha > (data[most * 4 + 3] ?? 0)) most = dot;
    const [row, column] = [Math.floor(dot / width), dot % width];
    const byte = row * rowLength + Math.floor(column / DOTS_PER_BYTE);
    const shift = 8 - MASK_BITS * ((column % DOTS_PER_BYTE) + 1);
    mask[byte] = (mask[byte] ?? 0) | (Math.round(alpha / STEP) << shift);
  }
  return { colour: Array.from(data.subarray(most * 4, most * 4 + 3)), mask };
}

/** What every PNG begins with. */
export const PNG_SIGNATURE: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A part of a PNG: length, type, content and check sum, at their place. */
export interface PngChunk {
  /** Four letters, such as `IHDR`. */
  readonly type: string;
  readonly content: Uint8Array;
  /** Where it begins in the file. */
  readonly start: number;
}

/** The parts of a PNG in their order; none where it is no PNG, and those before the place where it is cut off. */
export function* pngChunks(file: Uint8Array): Generator<PngChunk> {
  if (!PNG_SIGNATURE.every((byte, index) => file[index] === byte)) return;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let start = PNG_SIGNATURE.length; start + 12 <= file.length;) {
    const length = view.getUint32(start);
    const end = start + 12 + length;
    if (end > file.length) return;
    const type = String.fromCharCode(...file.subarray(start + 4, start + 8));
    yield { type, content: file.subarray(start + 8, start + 8 + length), start };
    start = end;
  }
}

/** A part of a PNG as its bytes. */
export function pngChunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(12 + content.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(content, 8);
  view.setUint32(8 + content.length, checkSum(chunk.subarray(4, 8 + content.length)));
  return chunk;
}

/** CRC-32, as PNG has it. */
function checkSum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

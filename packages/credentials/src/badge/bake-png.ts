import { pngChunk, pngChunks } from './png-chunks.js';

/** What the text of a credential is called in a PNG, in Open Badges 3.0. */
const KEYWORD = 'openbadgecredential';

/** The keyword, then: not compressed, no language, no translated keyword. */
const HEADER = `${KEYWORD}\0\0\0\0\0`;

/**
 * A picture with a credential in it.
 *
 * @param png - the picture.
 * @param credential - as JSON.
 * @throws TypeError where it is no PNG.
 */
export function bakePng(png: Uint8Array, credential: string): Uint8Array<ArrayBuffer> {
  const chunks = [...pngChunks(png)];
  const first = chunks[0];
  const second = chunks[1];
  if (first?.type !== 'IHDR' || !second) throw new TypeError('expected a PNG');
  const text = pngChunk('iTXt', new TextEncoder().encode(`${HEADER}${credential}`));
  const baked = new Uint8Array(png.length + text.length);
  baked.set(png.subarray(0, second.start));
  baked.set(text, second.start);
  baked.set(png.subarray(second.start), second.start + text.length);
  return baked;
}

/** The credential in a picture, or null. */
export function unbakePng(png: Uint8Array): string | null {
  for (const { type, content } of pngChunks(png)) {
    if (type !== 'iTXt') continue;
    const text = new TextDecoder().decode(content);
    // Language and translated keyword may be there: they end with the fourth and fifth zero.
    const [keyword, compression, ...rest] = text.split('\0');
    if (keyword === KEYWORD && compression === '') return rest.slice(3).join('\0');
  }
  return null;
}

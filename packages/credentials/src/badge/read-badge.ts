import { unbakePng } from './bake-png.js';
import { unbakeSvg } from './bake-svg.js';

/** The largest photograph in bytes; what is larger is not read. */
const LARGEST = 5 * 1024 * 1024;

/** Many times what a credential or a drawing has, in bytes; to look for more, or to verify it, would stop the page for seconds. */
const LONGEST = 100_000;

/**
 * The credential in a file: a badge as PNG or SVG, or the credential itself as JSON. Null where there is none.
 *
 * @param file - what somebody chose or dropped.
 */
export async function readBadge(file: Blob): Promise<string | null> {
  const credential = file.size > LARGEST ? null : await credentialIn(file);
  return credential === null || credential.length > LONGEST ? null : credential;
}

async function credentialIn(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const baked = unbakePng(bytes);
  if (baked !== null || file.size > LONGEST) return baked;
  const text = new TextDecoder().decode(bytes);
  if (/^[\s\uFEFF]*\{/u.test(text)) return text.replace(/^\uFEFF/u, '');
  return unbakeSvg(text);
}

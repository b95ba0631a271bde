import { unbakePng } from './bake-png.js';
import { unbakeSvg } from './bake-svg.js';

/** Far more than any badge; what is larger is not read. */
const LONGEST = 5 * 1024 * 1024;

/** Many times what a credential has, in characters; to verify more would stop the page for seconds. */
const LONGEST_CREDENTIAL = 100_000;

/**
 * The credential in a file: a badge as PNG or SVG, or the credential itself as JSON. Null where there is none.
 *
 * @param file - what somebody chose or dropped.
 */
export async function readBadge(file: Blob): Promise<string | null> {
  const credential = file.size > LONGEST ? null : await credentialIn(file);
  return credential === null || credential.length > LONGEST_CREDENTIAL ? null : credential;
}

async function credentialIn(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const baked = unbakePng(bytes);
  if (baked !== null) return baked;
  const text = new TextDecoder().decode(bytes);
  if (/^[\s\uFEFF]*\{/u.test(text)) return text.replace(/^\uFEFF/u, '');
  return unbakeSvg(text);
}

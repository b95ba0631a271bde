import { statusBits } from '../model/status-list.js';

/** The bits of a list as its credential has them: compressed by gzip, in base 64 for addresses, with a `u` in front. */
export async function encodeStatusList(revoked: readonly number[]): Promise<string> {
  const packed = new Blob([statusBits(revoked)]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `u${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

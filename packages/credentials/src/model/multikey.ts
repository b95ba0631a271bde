import { fromBase58, toBase58 } from './base58.js';

/** Multicodec's code for a public key of Ed25519, in front of its bytes. */
const PREFIX = [0xed, 0x01] as const;
const LENGTH = 32;

/** A public key of Ed25519 as text, `z6Mk…`. */
export const toMultikey = (publicKey: Uint8Array): string =>
  toBase58(Uint8Array.from([...PREFIX, ...publicKey]));

/** The bytes of such a key; null when it is none. */
export function fromMultikey(multikey: string): Uint8Array<ArrayBuffer> | null {
  const bytes = fromBase58(multikey);
  if (bytes?.length !== PREFIX.length + LENGTH || bytes[0] !== PREFIX[0] || bytes[1] !== PREFIX[1])
    return null;
  return bytes.slice(PREFIX.length);
}
